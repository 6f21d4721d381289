import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { endWithin, LateError } from './end-within.ts';

/** @throws HTTPException 413 as soon as more than `most` bytes have come */
async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > most) throw new HTTPException(413);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
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
export async function readWhole(raw: Request, most: number, withinMs?: number): Promise<Request> {
  requireLength(raw, most);
  if (!raw.body) return raw;
  const reading = readAtMost(raw.body, most);
  const body = await (withinMs === undefined ? reading : endWithin(withinMs, reading).catch(asTooSlow));
  return new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal });
}

/**
 * Reads bodies whole before anything else is done for them, and refuses those over `most` bytes or that take longer: what a
 * client sends slowly costs nothing but its connection. Hono's own limit copies the request through the global Request,
 * which does not take node-server's (hono 4.13): bodies of unknown length failed with 500.
 */
export function limitBody({ most, withinMs }: { most: number; withinMs: number }): MiddlewareHandler {
  return async (c, next) => {
    c.req.raw = await readWhole(c.req.raw, most, withinMs);
    await next();
  };
}
