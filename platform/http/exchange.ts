import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { onAbort } from '#platform/on-abort.ts';
import { OutgoingError, type OutgoingRequest, type OutgoingResponse, type ReceivedHeaders } from './request.ts';

const decoders: Readonly<Record<string, (packed: Uint8Array, limits: { maxOutputLength: number }) => Promise<Buffer>>> =
  {
    gzip: promisify(gunzip),
    'x-gzip': promisify(gunzip),
    deflate: promisify(inflate),
    br: promisify(brotliDecompress),
  };
/** Made once: it costs more than to decode a short answer. */
const utf8 = new TextDecoder();
export const acceptedEncodings = 'gzip, deflate, br';

/** One request, without what follows from its answer. */
export interface Hop {
  url: URL;
  method: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  body: string | undefined;
}

interface Limits extends Pick<OutgoingRequest, 'maxBytes' | 'onSent'> {
  signal: AbortSignal;
}

/**
 * Sends one request and reads its answer, unpacked, up to a number of bytes. What arrives beyond it is never held in memory:
 * its connection is dropped at once. An encoding that we did not ask for is handed on as it is. It speaks to the dispatcher
 * directly: a stream for each answer of a few hundred bytes would cost as much as the rest of the exchange.
 * @throws OutgoingError `too-large`; the signal's reason, also while the connection hangs; what the dispatcher throws
 */
export async function exchangeOnce(dispatcher: Dispatcher, hop: Hop, limits: Limits): Promise<OutgoingResponse> {
  const { status, headers, bytes } = await receiveAnswer(dispatcher, hop, limits);
  const body = await unpackBody(bytes, headers.get('content-encoding'), limits.maxBytes);
  let text: string | undefined;
  return {
    status,
    headers,
    body,
    text() {
      text ??= utf8.decode(body);
      return text;
    },
  };
}

interface Received {
  status: number;
  headers: ReceivedHeaders;
  bytes: Uint8Array;
}

/** undici hears an abort only once it is connected; a connection that hangs must not outlast the signal. */
function receiveAnswer(dispatcher: Dispatcher, hop: Hop, { maxBytes, onSent, signal }: Limits): Promise<Received> {
  const { url, method, headers, body } = hop;
  return new Promise((resolve, reject) => {
    const answer = { status: 0, headers: receivedHeaders({}), chunks: [] as Uint8Array[], size: 0 };
    let connected: Dispatcher.DispatchController | null = null;
    const stop = () => {
      connected?.abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    const leave = onAbort(signal, stop);
    const request = { origin: url.origin, path: url.pathname + url.search, method, headers, body: body ?? null };
    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        connected = controller;
        if (signal.aborted) return controller.abort(signal.reason);
        onSent?.();
      },
      onResponseStart(_controller, status, received) {
        answer.status = status;
        answer.headers = receivedHeaders(received);
      },
      onResponseData(controller, chunk) {
        answer.size += chunk.byteLength;
        if (answer.size > maxBytes) return controller.abort(new OutgoingError('too-large'));
        answer.chunks.push(chunk);
      },
      onResponseEnd() {
        leave();
        resolve({ ...answer, bytes: joinChunks(answer.chunks, answer.size) });
      },
      onResponseError(_controller, error) {
        leave();
        reject(error);
      },
    });
  });
}

const joinChunks = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const [first] = chunks;
  return first && chunks.length === 1 ? first : Buffer.concat(chunks, size);
};

/** Cookies are not ours to keep. Two or three of a dozen headers are read: they stay as undici has them. */
function receivedHeaders(raw: Record<string, string | string[] | undefined>): ReceivedHeaders {
  const find = (name: string) => (name !== 'set-cookie' && Object.hasOwn(raw, name) ? raw[name] : undefined);
  return {
    get(name) {
      const value = find(name);
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
    has: (name) => find(name) !== undefined,
  };
}

async function unpackBody(bytes: Uint8Array, encoding: string | null, maxBytes: number): Promise<Uint8Array> {
  const decode = encoding === null ? undefined : decoders[encoding.trim().toLowerCase()];
  if (!decode || bytes.byteLength === 0) return bytes;
  try {
    return await decode(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new OutgoingError('too-large', error)
      : error;
  }
}
