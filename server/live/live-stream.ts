import type { LiveEvent } from '#platform/live/live.ts';

/** Events that a client may leave unread before it is cut off; it resumes by Last-Event-ID. */
const UNREAD = 256;

const encoder = new TextEncoder();
const HELLO = encoder.encode('retry: 3000\n\n');
/** An event, not a comment: the browser's scripts see it, and know that the stream has not gone dead. */
const BEAT = encoder.encode('event: beat\ndata: 1\n\n');

/** One open stream of server-sent events, as its writer sees it. */
export interface LiveStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly isOpen: boolean;
  /** Milliseconds of the clock at the last write. */
  readonly lastWrite: number;
  send(event: LiveEvent): void;
  beat(): void;
  /** Ends it, from our side; `onEnd` is called once, whichever side ended it. */
  end(): void;
}

export function createLiveStream(now: () => number, onEnd: () => void): LiveStream {
  let open = true;
  let lastWrite = now();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  const markEnded = () => {
    if (!open) return false;
    open = false;
    onEnd();
    return true;
  };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => {
      controller = given;
      given.enqueue(HELLO);
    },
    cancel: () => void markEnded(),
  });
  const endStream = () => {
    if (markEnded()) controller.close();
  };
  const writeBytes = (bytes: Uint8Array<ArrayBuffer>) => {
    if (!open) return;
    if ((controller.desiredSize ?? 0) < -UNREAD) {
      endStream();
      return;
    }
    controller.enqueue(bytes);
    lastWrite = now();
  };
  return {
    body,
    get isOpen() {
      return open;
    },
    get lastWrite() {
      return lastWrite;
    },
    send: ({ id, topic }) => writeBytes(encoder.encode(`id: ${id}\ndata: ${JSON.stringify({ topic })}\n\n`)),
    beat: () => writeBytes(BEAT),
    end: endStream,
  };
}
