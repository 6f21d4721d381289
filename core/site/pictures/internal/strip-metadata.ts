import { imageSize } from 'image-size';
import type { PictureType } from '#core/site/pictures/rules.ts';

/** The bytes are no whole picture of their kind. */
export class BrokenPicture extends Error {}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const readText = (bytes: Uint8Array, from: number, length: number) =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1');

function requireInside(bytes: Uint8Array, end: number): void {
  if (end > bytes.byteLength) throw new BrokenPicture();
}

const SOS = 0xda;
const EOI = 0xd9;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;

/** What a browser needs to draw the picture: JFIF, a colour profile, Adobe's colour transform. */
function isDrawn(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === APP2) return readText(bytes, at + 4, 11) === 'ICC_PROFILE';
  if (marker === COM) return false;
  return marker < APP0 || marker > APP15 || marker === APP0 || marker === APP14;
}

/** An Exif segment with nothing in it but how the camera was held: without it the picture would lie on its side. */
const orientationSegment = (orientation: number): Uint8Array =>
  Buffer.from(
    `ffe100224578696600004d4d002a000000080001011200030000000100${orientation.toString(16).padStart(2, '0')}000000000000`,
    'hex',
  );

/** The end of compressed data: the next marker that is neither a stuffed zero nor a restart. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.byteLength; at++) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new BrokenPicture();
}

/** JPEG, ITU T.81 annex B: segments of a marker and a length; nothing after the end of the picture is kept. */
function stripJpeg(bytes: Uint8Array): Uint8Array[] {
  const orientation = imageSize(new Uint8Array(bytes)).orientation ?? 1;
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  if (orientation > 1 && orientation <= 8) kept.push(orientationSegment(orientation));
  for (let at = 2; ; ) {
    at = findMarker(bytes, at);
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) return [...kept, bytes.subarray(at, at + 2)];
    requireInside(bytes, at + 4);
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    requireInside(bytes, end);
    const last = marker === SOS ? findMarker(bytes, end) : end;
    if (isDrawn(bytes, marker, at)) kept.push(bytes.subarray(at, last));
    at = last;
  }
}

const pngMetadata = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** PNG: chunks of a length, a name, data and a checksum; nothing after the last is kept. */
function stripPng(bytes: Uint8Array): Uint8Array[] {
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    requireInside(bytes, at + 12);
    const end = at + 12 + viewOf(bytes).getUint32(at);
    requireInside(bytes, end);
    const name = readText(bytes, at + 4, 4);
    if (!pngMetadata.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return kept;
    at = end;
  }
}

const EXIF_AND_XMP = 0x0c;

/** WebP, RFC 9649: chunks in RIFF, whose header counts them; its flags say which there are. */
function stripWebp(bytes: Uint8Array): Uint8Array[] {
  const kept: Uint8Array[] = [];
  const whole = Math.min(bytes.byteLength, 8 + viewOf(bytes).getUint32(4, true));
  for (let at = 12; at < whole; ) {
    requireInside(bytes, at + 8);
    const size = viewOf(bytes).getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    requireInside(bytes, end);
    const name = readText(bytes, at, 4);
    const chunk = Uint8Array.from(bytes.subarray(at, end));
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~EXIF_AND_XMP;
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk);
    at = end;
  }
  const header = Uint8Array.from(bytes.subarray(0, 12));
  viewOf(header).setUint32(4, 4 + kept.reduce((sum, chunk) => sum + chunk.byteLength, 0), true);
  return [header, ...kept];
}

const strippers = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp } as const;

/**
 * The same picture without what a camera or a program wrote about it: place, time, device, author, comments, and what
 * follows its end. Its pixels are not touched. An icon is returned as it is.
 * @throws BrokenPicture
 */
export function stripMetadata(bytes: Uint8Array, type: PictureType): Uint8Array {
  const strip = strippers[type as keyof typeof strippers];
  return strip ? new Uint8Array(Buffer.concat(strip(bytes))) : bytes;
}
