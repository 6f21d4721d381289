import { crc32 } from 'node:zlib';

/** The polynomial of gzip's CRC-32, its lowest power in the highest bit. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x to the eighth: one byte further to the left. */
const ONE_BYTE = 0x00800000;

/** Product of two polynomials over GF(2), modulo that of CRC-32. */
function timesModulo(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let bit = 31; bit >= 0; bit--) {
    if ((one >>> bit) & 1) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}

/** What a checksum is multiplied by when so many bytes of zero follow. */
function behind(bytes: number): number {
  let power = ONE;
  for (let left = bytes, square = ONE_BYTE; left > 0; left = Math.floor(left / 2), square = timesModulo(square, square))
    if (left % 2 === 1) power = timesModulo(power, square);
  return power >>> 0;
}

/**
 * Checksums of a text that holds the same few bytes in several places, without reading all of it again when they change:
 * checksums are linear, so what the bytes add in each place is a product, and the places' factors can be added beforehand.
 * @param text with zeros in these places
 * @param length of the bytes
 */
export function crcOfFilled(text: Buffer, places: readonly number[], length: number): (bytes: Buffer) => number {
  const blank = crc32(text);
  const blankBytes = crc32(Buffer.alloc(length));
  const factor = places.reduce((sum, place) => sum ^ behind(text.length - place - length), 0);
  return (bytes) => (blank ^ timesModulo(factor, crc32(bytes) ^ blankBytes)) >>> 0;
}
