import { BrokenPictureError, concatBytes, textAt, viewOf } from './bytes.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Segments that say something beside the picture: APP1 to APP15 and comments, but for colours. */
function isMetadata(bytes: Uint8Array, marker: number, from: number): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe1 || marker > 0xef) return false;
  if (marker === 0xe2) return textAt(bytes, from, 11) !== 'ICC_PROFILE';
  return marker !== 0xee || textAt(bytes, from, 5) !== 'Adobe';
}

/** The next marker after the data of a scan, in which 0xff is followed by 0 or counts restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return bytes.length;
}

/** An Exif segment that holds nothing but how the picture is to be turned. @param orientation 1 to 8 */
const orientationSegment = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);

/**
 * The same picture without what was written beside it: Exif, XMP, IPTC, comments, small pictures, and whatever stands behind its
 * end. The pixels are copied as they are encoded.
 * @param orientation as Exif says it, kept so that the picture is not turned; 1 is upright
 * @throws BrokenPictureError
 */
export function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new BrokenPictureError();
  const view = viewOf(bytes);
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  const turned = orientation >= 2 && orientation <= 8 ? [orientationSegment(orientation)] : [];
  let isFirst = true;
  for (let at = 2; at + 1 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw new BrokenPictureError();
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === END_OF_IMAGE) return concatBytes([...parts, bytes.subarray(at, at + 2)]);
    if (at + 4 > bytes.length) break;
    const end = at + 2 + view.getUint16(at + 2);
    // JFIF has to be the first segment, where there is one.
    if (isFirst && marker !== 0xe0) parts.push(...turned);
    if (!isMetadata(bytes, marker, at + 4)) parts.push(bytes.subarray(at, end));
    if (isFirst && marker === 0xe0) parts.push(...turned);
    isFirst = false;
    at = end;
    if (marker !== START_OF_SCAN) continue;
    at = endOfScan(bytes, end);
    parts.push(bytes.subarray(end, at));
  }
  throw new BrokenPictureError();
}
