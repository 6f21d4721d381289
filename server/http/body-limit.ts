import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { endWithin, LateError } from './end-within.ts';

/** How long a body may take to come: in all, and until its next part. */
interface Times {
  withinMs?: number;
  stallMs?: number;
}

/** @throws HTTPException 413 as soon as more than `most` bytes have come; LateError when nothing comes for `stallMs` */
async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
  stallMs: number | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const readPart = () => (stallMs === undefined ? reader.read() : endWithin(stallMs, reader.read()));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await readPart(); !part.done; part = await readPart()) {
    size += part.value.byteLength;
    if (size > most) {
      // Whoever refuses it drops the rest.
      reader.releaseLock();
      throw new HTTPException(413);
    }
    chunks.push(part.value);
  }
  return joinChunks(chunks, size);
}

/** Copied once, as files are large and many may come at a time. */
function joinChunks(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks.splice(0)) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** @throws HTTPException 413 for a body that says itself that it is larger */
function requireLength(raw: Request, most: number): void {
  const length = raw.headers.get('content-length');
  if (length !== null && Number(length) > most) throw new HTTPException(413);
}

function asTooSlow(error: unknown): never {
  throw error instanceof LateError ? new HTTPException(408, { cause: error }) : error;
}

/** The same request with its body at hand. @throws HTTPException 413, and 408 for a body that takes longer */
export async function readWhole(raw: Request, most: number, { withinMs, stallMs }: Times = {}): Promise<Request> {
  requireLength(raw, most);
  if (!raw.body) return raw;
  const reading = readAtMost(raw.body, most, stallMs);
  const body = await (withinMs === undefined ? reading : endWithin(withinMs, reading)).catch(asTooSlow);
  return new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal });
}

/**
 * Reads bodies whole before anything else is done for them, and refuses those over `most` bytes or that take longer: what a
 * client sends slowly costs nothing but its connection. Hono's own limit copies the request through the global Request,
 * which does not take node-server's (hono 4.13): bodies of unknown length failed with 500.
 */
export function limitBody({ most, withinMs }: { most: number; withinMs: number }): MiddlewareHandler {
  return async (c, next) => {
    c.req.raw = await readWhole(c.req.raw, most, { withinMs });
    await next();
  };
}
