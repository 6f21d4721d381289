import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A page without its nonce: drawn once, sent many times, each time with another. */
export interface PageTemplate {
  /** Bytes held in memory. */
  size: number;
  plain(nonce: string): Buffer;
  gzip(nonce: string): Buffer;
}

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** An empty stored block that says it is the last. */
const DEFLATE_END = Buffer.from([1, 0, 0, 0xff, 0xff]);

/** A stored block: its five bytes say only how long the nonce is, which stands in it as it is. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/** Ends on a byte and refers to nothing outside itself, so that parts can be joined (RFC 1951). */
const deflatedPart = (part: Buffer): Buffer => deflateRawSync(part, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });

function interleaved(parts: readonly Buffer[], between: Buffer): Buffer[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

/**
 * Cuts a page at the nonce that it was drawn with. What lies between is compressed once; the nonce goes between the
 * compressed parts as it is, so that no answer shares it with another.
 * @param nonce random, and drawn after whatever the page shows was written: nobody can have put it there
 */
export function pageTemplate(html: string, nonce: string): PageTemplate {
  const parts = html.split(nonce).map((part) => Buffer.from(part, 'utf8'));
  const packed = parts.map(deflatedPart);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return {
    size: length + packed.reduce((sum, part) => sum + part.length, 0),
    plain: (own) => Buffer.concat(interleaved(parts, Buffer.from(own, 'latin1'))),
    gzip(own) {
      const bytes = Buffer.from(own, 'latin1');
      const tail = Buffer.alloc(8);
      tail.writeUInt32LE(
        interleaved(parts, bytes).reduce((sum, part) => crc32(part, sum), 0),
        0,
      );
      tail.writeUInt32LE(length + bytes.length * (parts.length - 1), 4);
      return Buffer.concat([GZIP_HEADER, ...interleaved(packed, storedBlock(bytes)), DEFLATE_END, tail]);
    },
  };
}
