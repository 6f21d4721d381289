import type { Dispatcher } from 'undici';
import { onAbort } from '#platform/on-abort.ts';
import { partOfAnswer, type Received, wholeAnswer } from './body.ts';
import { OutgoingError, type OutgoingRequest, type OutgoingResponse, type ReceivedHeaders } from './request.ts';

/** One request, without what follows from its answer. */
export interface Hop {
  url: URL;
  method: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  body: string | undefined;
}

interface Limits extends Pick<OutgoingRequest, 'maxBytes' | 'onSent' | 'isEnough' | 'onRest'> {
  signal: AbortSignal;
}

/**
 * Sends one request and reads its answer, unpacked, up to a number of bytes, or until what has come is enough. What arrives beyond
 * that number is never held in memory: its connection is dropped at once. It speaks to the dispatcher
 * directly: a stream for each answer of a few hundred bytes would cost as much as the rest of the exchange.
 * @throws OutgoingError `too-large`; the signal's reason, also while the connection hangs; what the dispatcher throws
 */
export async function exchangeOnce(dispatcher: Dispatcher, hop: Hop, limits: Limits): Promise<OutgoingResponse> {
  const answer = await receiveAnswer(dispatcher, hop, limits);
  return 'enough' in answer ? answer.enough : wholeAnswer(answer, limits.maxBytes);
}

/** undici hears an abort only once it is connected; a connection that hangs must not outlast the signal. */
function receiveAnswer(
  dispatcher: Dispatcher,
  hop: Hop,
  { maxBytes, onSent, isEnough, onRest, signal }: Limits,
): Promise<Received | { enough: OutgoingResponse }> {
  const { url, method, headers, body } = hop;
  return new Promise((resolve, reject) => {
    const answer = { status: 0, headers: receivedHeaders({}), chunks: [] as Uint8Array[], size: 0 };
    let connected: Dispatcher.DispatchController | null = null;
    let rest: Rest | null = null;
    // Looked at anew each time it has doubled, so that long answers are not gone through for each of their chunks.
    let nextLook = isEnough ? 1 : Number.POSITIVE_INFINITY;
    const abortRequest = () => {
      connected?.abort(signal.reason);
      reject(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    const leave = onAbort(signal, abortRequest);
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
        if (rest) return rest.take(chunk);
        answer.size += chunk.byteLength;
        if (answer.size > maxBytes) return controller.abort(new OutgoingError('too-large'));
        answer.chunks.push(chunk);
        if (answer.size < nextLook) return;
        nextLook = 2 * answer.size;
        const part = partOfAnswer(answer, maxBytes);
        if (!isEnough?.(part)) return;
        leave();
        resolve({ enough: part });
        rest = openRest(controller, answer.size);
        onRest?.(rest.ended);
        rest.expect(Number(answer.headers.get('content-length')));
      },
      onResponseEnd() {
        leave();
        rest?.end();
        resolve(answer);
      },
      onResponseError(_controller, error) {
        leave();
        rest?.end();
        reject(error);
      },
    });
  });
}

/** What is left of an answer that nobody waits for any more. */
interface Rest {
  /** @param length of the whole answer, as its server says */
  expect(length: number): void;
  take(chunk: Uint8Array): void;
  end(): void;
  ended: Promise<void>;
}

/** A new connection over TLS costs as much processor time as to read a megabyte; it is needed only when its host is asked again soon. */
const MOST_REST_BYTES = 250_000;
const MOST_REST_MS = 1_000;

/** Lets a short rest arrive, so that its connection can be used again, and drops the connection of a long or a slow one. */
function openRest(controller: Dispatcher.DispatchController, received: number): Rest {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let left = MOST_REST_BYTES;
  const finishReading = () => {
    clearTimeout(timer);
    resolve();
  };
  const dropRest = () => {
    controller.abort(new Error('the rest of the answer is not needed'));
    finishReading();
  };
  const timer = setTimeout(dropRest, MOST_REST_MS).unref();
  return {
    expect(length) {
      if (length - received > left) dropRest();
    },
    take(chunk) {
      left -= chunk.byteLength;
      if (left < 0) dropRest();
    },
    end: finishReading,
    ended,
  };
}

/** Cookies are not ours to keep. Two or three of a dozen headers are read: they stay as undici has them. */
function receivedHeaders(raw: Record<string, string | string[] | undefined>): ReceivedHeaders {
  const findHeader = (name: string) => (name !== 'set-cookie' && Object.hasOwn(raw, name) ? raw[name] : undefined);
  return {
    get(name) {
      const value = findHeader(name);
      return Array.isArray(value) ? value.join(', ') : (value ?? null);
    },
    has: (name) => findHeader(name) !== undefined,
  };
}
