import type { IncomingMessage } from 'node:http';
import { endWithin } from './end-within.ts';

/** How much of a body that nobody will read is waited for. */
export interface UnreadBounds {
  bytes: number;
  milliseconds: number;
}

/** @returns false once more than `most` bytes were dropped */
async function dropAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<boolean> {
  const reader = body.getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) return false;
  }
  return true;
}

/**
 * Takes what still comes of a body that nobody will read, and drops it; nothing of it is held in memory. Browsers read an answer
 * once they have sent all of their form: where the connection ends before that, it is reset, and the answer is lost with it.
 * @param message the request as it comes over the wire
 * @param body of the same request, which nobody is reading any more
 * @returns false when it does not end within the bounds, or breaks off: then its connection has to end
 */
export async function dropUnread(
  message: IncomingMessage,
  body: Request['body'],
  bounds: UnreadBounds,
): Promise<boolean> {
  if (message.complete) return true;
  if (body === null || body.locked || Number(message.headers['content-length'] ?? 0) > bounds.bytes) return false;
  return endWithin(bounds.milliseconds, dropAtMost(body, bounds.bytes)).catch(() => false);
}
