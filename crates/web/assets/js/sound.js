/** Sounds of wood and stone, made on the spot: a short burst of noise, and the resonances of what it strikes. */

import { settings } from './settings.js';

/**
 * @typedef {'move' | 'answer' | 'take' | 'refused' | 'won' | 'lost' | 'drawn'} Sound
 *
 * @typedef {object} Strike
 * @property {number} at seconds from the start
 * @property {number} pitch of the lowest resonance, in hertz
 * @property {number} rings seconds until it has died away
 * @property {number} level
 */

/** Resonances of a bar that is struck, and how loud each is. @type {[ratio: number, share: number][]} */
const PARTIALS = [
  [1, 1],
  [2.76, 0.45],
  [5.4, 0.2],
];

/** @type {Record<Sound, Strike[]>} */
const SOUNDS = {
  move: [{ at: 0, pitch: 520, rings: 0.1, level: 0.9 }],
  answer: [{ at: 0, pitch: 360, rings: 0.12, level: 0.9 }],
  take: [
    { at: 0, pitch: 430, rings: 0.1, level: 0.9 },
    { at: 0.09, pitch: 690, rings: 0.06, level: 0.6 },
    { at: 0.15, pitch: 610, rings: 0.06, level: 0.45 },
  ],
  refused: [{ at: 0, pitch: 150, rings: 0.12, level: 0.8 }],
  won: tune([392, 523, 659]),
  lost: tune([392, 330, 262]),
  drawn: tune([392, 392]),
};

/** Wooden bars, one after the other. @param {number[]} pitches */
function tune(pitches) {
  return pitches.map((pitch, index) => ({ at: 0.15 * index, pitch, rings: 0.45, level: 0.8 }));
}

/** @type {AudioContext | null} */
let context = null;

/**
 * Plays a sound if the settings allow it.
 * @param {Sound} name
 */
export function play(name) {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers keep pages silent until the user has interacted.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  render(context, name);
}

/**
 * Puts a sound into an audio context.
 * @param {BaseAudioContext} audio
 * @param {Sound} name
 */
export function render(audio, name) {
  for (const strike of SOUNDS[name]) knock(audio, strike);
}

/** @param {BaseAudioContext} audio @param {Strike} strike */
function knock(audio, { at, pitch, rings, level }) {
  const start = audio.currentTime + at;
  const blow = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch * 3, Q: 1.2 });
  blow
    .connect(body)
    .connect(new GainNode(audio, { gain: level }))
    .connect(audio.destination);
  blow.start(start);
  for (const [ratio, share] of PARTIALS)
    ring(audio, { at: start, pitch: pitch * ratio, rings: rings / ratio, level: level * share });
}

/** One resonance, dying away. @param {BaseAudioContext} audio @param {Strike} strike */
function ring(audio, { at, pitch, rings, level }) {
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(0.25 * level, at + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.002 + rings);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + rings + 0.01);
}

/** @type {WeakMap<BaseAudioContext, AudioBuffer>} */
const bursts = new WeakMap();

/** A few milliseconds of noise that dies away: the blow itself. @param {BaseAudioContext} audio */
function noise(audio) {
  let buffer = bursts.get(audio);
  if (!buffer) {
    buffer = audio.createBuffer(1, Math.round(audio.sampleRate * 0.05), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    const fade = audio.sampleRate * 0.004;
    for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * Math.exp(-i / fade);
    bursts.set(audio, buffer);
  }
  return buffer;
}
