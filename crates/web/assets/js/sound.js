/** Soft sounds, made on the spot. */

import { settings } from './settings.js';

/** Pitch in hertz and length in seconds of each tone. @type {Record<string, [number, number][]>} */
const TONES = {
  move: [[330, 0.09]],
  take: [
    [330, 0.07],
    [220, 0.12],
  ],
  turn: [
    [440, 0.08],
    [550, 0.1],
  ],
  end: [
    [440, 0.12],
    [550, 0.12],
    [660, 0.25],
  ],
  refused: [[160, 0.12]],
};

/** @type {AudioContext | null} */
let context = null;

/**
 * Plays a sound if the settings allow it.
 * @param {'move' | 'take' | 'turn' | 'end' | 'refused'} name
 */
export function play(name) {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  // Browsers keep pages silent until the user has interacted.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TONES[name]) {
    tone(context, pitch, at, length);
    at += length;
  }
}

/** @param {AudioContext} audio @param {number} pitch @param {number} at @param {number} length */
function tone(audio, pitch, at, length) {
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.09, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length + 0.08);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.1);
}
