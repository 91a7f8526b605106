/** Pictures as files. */

import { h } from './dom.js';

/** Pixels of the longer side of a picture in points. */
const SIZE = 1200;

/**
 * Saves a file.
 * @param {Blob} content
 * @param {string} name
 */
export function save(content, name) {
  const url = URL.createObjectURL(content);
  h('a', { href: url, download: name }).click();
  // The browser reads it after the click, so it must live a little longer.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * A drawing in points.
 * @param {Blob} drawing
 * @returns {Promise<Blob>}
 */
export async function raster(drawing) {
  const url = URL.createObjectURL(drawing);
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = SIZE / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) => Math.round(side * scale));
  const canvas = h('canvas', { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(url);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
