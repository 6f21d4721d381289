import { textAt } from './bytes.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heic';

/** By its first bytes; null for what is none of these. */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (textAt(bytes, 1, 3) === 'PNG') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' && /^(?:heic|heix|hevc|heim|heis|mif1|msf1|avif)/.test(textAt(bytes, 8, 4))
    ? 'heic'
    : null;
}

/**
 * The same picture without what is written beside it; the pixels are not encoded anew.
 * @returns null where that cannot be done without encoding it anew
 * @throws BrokenPictureError
 */
export function stripPicture(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> | null {
  const kind = pictureKindOf(bytes);
  if (kind === 'jpeg') return stripJpeg(bytes, orientation);
  if (kind === 'png') return stripPng(bytes);
  return kind === 'webp' ? stripWebp(bytes) : null;
}
