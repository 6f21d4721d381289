import { BrokenPictureError, concatBytes, textAt, viewOf } from './bytes.ts';

const SIGNATURE_BYTES = 8;
/** Chunks without which the picture would look otherwise (PNG, third edition); all others only say something about it. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD hIST acTL fcTL fdAT cICP mDCV cLLI'.split(' '),
);

/** The same picture without texts, Exif, time, and whatever stands behind its end. @throws BrokenPictureError */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (textAt(bytes, 1, 3) !== 'PNG') throw new BrokenPictureError();
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const type = textAt(bytes, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) break;
    if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return concatBytes(parts);
    at = end;
  }
  throw new BrokenPictureError();
}
