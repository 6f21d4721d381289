import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutgoingError } from './request.ts';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
export const acceptedEncodings = 'gzip, deflate, br';

/**
 * Reads a body, unpacked, up to a number of bytes. What arrives beyond it is never held in memory: the stream and
 * its connection are dropped at once. An encoding that we did not ask for is handed on as it is.
 * @throws OutgoingError `too-large`
 */
export async function readBody(
  body: Readable,
  encoding: string | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  async function collect(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new OutgoingError('too-large');
      chunks.push(chunk);
    }
  }
  const decoder = encoding === null ? undefined : decoders[encoding.trim().toLowerCase()];
  if (decoder) await pipeline(body, decoder(), collect, { signal });
  else await pipeline(body, collect, { signal });
  return Buffer.concat(chunks, size);
}
