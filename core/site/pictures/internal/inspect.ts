import { imageSize } from 'image-size';
import type { PictureReason } from '#contract/site/picture.ts';
import { type PictureType, pictureLimits } from '#core/site/pictures/rules.ts';

export interface Inspected {
  type: PictureType;
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** By the first bytes alone: neither the name nor the server's word counts. */
const signs: readonly [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['image/png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['image/gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['image/webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['image/avif', (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)],
  ['image/x-icon', (bytes) => startsWith(bytes, '\0\0\x01\0')],
];

/** What the bytes are, read from their header; or why they are refused. */
export function inspectPicture(bytes: Uint8Array): Inspected | PictureReason {
  const type = signs.find(([, fits]) => fits(bytes))?.[0];
  const size = type && sizeOf(bytes);
  if (!type || !size) return 'kind';
  const { width, height } = size;
  const { pixels, side } = pictureLimits;
  if (width * height > pixels || Math.max(width, height) > side) return `pixels ${width} × ${height}`;
  return { type, width, height };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    // A copy: it reads on in the buffer behind a view.
    const { width, height } = imageSize(new Uint8Array(bytes));
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // It throws on whatever it cannot read, and says no more than that.
    return null;
  }
}
