import { promisify } from 'node:util';
import {
  brotliDecompress,
  brotliDecompressSync,
  constants,
  gunzip,
  gunzipSync,
  inflate,
  inflateSync,
  type ZlibOptions,
} from 'node:zlib';
import { OutgoingError, type OutgoingResponse, type ReceivedHeaders } from './request.ts';

interface Decoder {
  whole(packed: Uint8Array, limits: { maxOutputLength: number }): Promise<Buffer>;
  /** As much as stands in the beginning of a packed body. */
  part(packed: Uint8Array, limits: { maxOutputLength: number }): Buffer;
}

const cutOff: ZlibOptions = { finishFlush: constants.Z_SYNC_FLUSH };
const gzip: Decoder = {
  whole: promisify(gunzip),
  part: (packed, limits) => gunzipSync(packed, { ...cutOff, ...limits }),
};
const decoders: Readonly<Record<string, Decoder>> = {
  gzip,
  'x-gzip': gzip,
  deflate: {
    whole: promisify(inflate),
    part: (packed, limits) => inflateSync(packed, { ...cutOff, ...limits }),
  },
  br: {
    whole: promisify(brotliDecompress),
    part: (packed, limits) =>
      brotliDecompressSync(packed, { finishFlush: constants.BROTLI_OPERATION_FLUSH, ...limits }),
  },
};
export const acceptedEncodings = 'gzip, deflate, br';

/** Made once: it costs more than to decode a short answer. */
const utf8 = new TextDecoder();

/** What has been received of an answer, as it came. */
export interface Received {
  status: number;
  headers: ReceivedHeaders;
  chunks: readonly Uint8Array[];
  /** Bytes of all chunks. */
  size: number;
}

/** An answer that has come as a whole, unpacked. An encoding that we did not ask for is handed on as it is. @throws OutgoingError `too-large` */
export async function wholeAnswer(received: Received, maxBytes: number): Promise<OutgoingResponse> {
  const bytes = joinChunks(received);
  const decoder = decoderOf(received);
  if (!decoder || bytes.byteLength === 0) return responseOf(received, () => bytes);
  const body = await orTooLarge(decoder.whole(bytes, { maxOutputLength: maxBytes }));
  return responseOf(received, () => body);
}

/** An answer of which more may come. It is unpacked once somebody reads its body, which is empty where that is not possible yet. */
export function partOfAnswer(received: Received, maxBytes: number): OutgoingResponse {
  const now = { ...received, chunks: [...received.chunks] };
  const decoder = decoderOf(now);
  return responseOf(now, () => (decoder ? unpackPart(decoder, joinChunks(now), maxBytes) : joinChunks(now)));
}

function unpackPart(decoder: Decoder, bytes: Uint8Array, maxBytes: number): Uint8Array {
  try {
    return decoder.part(bytes, { maxOutputLength: maxBytes });
  } catch {
    // Whoever reads the whole is told why.
    return new Uint8Array();
  }
}

function responseOf({ status, headers }: Received, read: () => Uint8Array): OutgoingResponse {
  let body: Uint8Array | undefined;
  let text: string | undefined;
  const readBody = () => (body ??= read());
  return {
    status,
    headers,
    get body() {
      return readBody();
    },
    // Who takes it out of the answer takes the body along.
    text: () => (text ??= utf8.decode(readBody())),
  };
}

function decoderOf({ headers }: Received): Decoder | undefined {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase();
  return encoding !== undefined && Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined;
}

function joinChunks({ chunks, size }: Received): Uint8Array {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks, size);
}

async function orTooLarge(unpacking: Promise<Buffer>): Promise<Buffer> {
  try {
    return await unpacking;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new OutgoingError('too-large', error)
      : error;
  }
}
