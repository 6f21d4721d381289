import { constants, deflateRawSync } from 'node:zlib';
import { crcOfFilled } from './crc.ts';

/** A page without its nonce: drawn once, sent many times, each time with another. */
export interface PageTemplate {
  /** Bytes held in memory. */
  size: number;
  plain(nonce: Buffer): Buffer;
  gzip(nonce: Buffer): Buffer;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty stored block that says it is the last. */
const DEFLATE_END = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** Checksum and length. */
const GZIP_TAIL_BYTES = 8;
/** How far back a deflated part may refer (RFC 1951). */
const WINDOW = 32 * 1024;
/** Never in a text in UTF-8, so nothing that is compressed can refer to it. */
const NOT_TEXT = 0xff;

/** Head of a stored block: what follows stands in it as it is. */
function storedHead(length: number): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}

/**
 * Ends on a byte. It may refer to what stands before it in the page, but not to a nonce there.
 * @param before the page up to here, its nonces masked
 */
function deflatedPart(part: Buffer, before: Buffer): Buffer {
  const dictionary = before.subarray(Math.max(0, before.length - WINDOW));
  const options = { level: 9, finishFlush: constants.Z_SYNC_FLUSH };
  return deflateRawSync(part, dictionary.length > 0 ? { ...options, dictionary } : options);
}

/** Joins parts, with room for a nonce after each but the last. */
function joined(parts: readonly Buffer[], room: Buffer): { bytes: Buffer; places: number[] } {
  const places: number[] = [];
  let end = 0;
  for (const part of parts.slice(0, -1)) {
    places.push(end + part.length);
    end += part.length + room.length;
  }
  return { bytes: Buffer.concat(parts.flatMap((part, n) => (n === 0 ? [part] : [room, part]))), places };
}

/** A copy, with the nonce in its places. */
function filled(bytes: Buffer, places: readonly number[], nonce: Buffer): Buffer {
  const copy = Buffer.allocUnsafe(bytes.length);
  copy.set(bytes);
  for (const place of places) copy.set(nonce, place);
  return copy;
}

/** One gzip stream (RFC 1952) with every nonce in a stored block of its own. */
function packed(parts: readonly Buffer[], length: number) {
  const masked = joined(parts, Buffer.alloc(length, NOT_TEXT));
  const starts = [0, ...masked.places.map((place) => place + length)];
  const deflated = parts.map((part, n) => deflatedPart(part, masked.bytes.subarray(0, starts[n])));
  const head = storedHead(length);
  const last = deflated.length - 1;
  const framed = deflated.map((part, n) =>
    Buffer.concat([
      ...(n === 0 ? [GZIP_HEADER] : []),
      part,
      ...(n < last ? [head] : [DEFLATE_END, Buffer.alloc(GZIP_TAIL_BYTES)]),
    ]),
  );
  const whole = joined(framed, Buffer.alloc(length));
  whole.bytes.writeUInt32LE(masked.bytes.length, whole.bytes.length - 4);
  return whole;
}

/**
 * Cuts a page at the nonce that it was drawn with. What lies between is compressed once; the nonce goes between the
 * compressed parts as it is, so that no answer shares it with another.
 * @param nonce random, and drawn after whatever the page shows was written: nobody can have put it there. Those that
 * the page is filled with later are as long
 */
export function pageTemplate(html: string, nonce: string): PageTemplate {
  const parts = html.split(nonce).map((part) => Buffer.from(part, 'utf8'));
  const page = joined(parts, Buffer.alloc(nonce.length));
  const gzip = packed(parts, nonce.length);
  const crcWith = crcOfFilled(page.bytes, page.places, nonce.length);
  return {
    size: page.bytes.length + gzip.bytes.length,
    plain: (own) => filled(page.bytes, page.places, own),
    gzip(own) {
      const bytes = filled(gzip.bytes, gzip.places, own);
      bytes.writeUInt32LE(crcWith(own), bytes.length - GZIP_TAIL_BYTES);
      return bytes;
    },
  };
}
