import { BrokenPictureError, concatBytes, textAt, viewOf } from './bytes.ts';

const HEAD_BYTES = 12;
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** In the flags of VP8X: there is Exif, there is XMP. */
const EXIF_AND_XMP = 0x08 | 0x04;

function clearFlags(chunk: Uint8Array): Uint8Array {
  const copy = chunk.slice();
  copy[8] = (copy[8] ?? 0) & ~EXIF_AND_XMP;
  return copy;
}

/** The same picture without Exif, XMP, unknown chunks, and whatever stands behind its end. @throws BrokenPictureError */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') throw new BrokenPictureError();
  const view = viewOf(bytes);
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.length) throw new BrokenPictureError();
  const parts: Uint8Array[] = [bytes.slice(0, HEAD_BYTES)];
  for (let at = HEAD_BYTES; at + 8 <= fileEnd; ) {
    const type = textAt(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > fileEnd) throw new BrokenPictureError();
    const chunk = bytes.subarray(at, end);
    if (KEPT.has(type)) parts.push(type === 'VP8X' ? clearFlags(chunk) : chunk);
    at = end;
  }
  const clean = concatBytes(parts);
  viewOf(clean).setUint32(4, clean.length - 8, true);
  return clean;
}
