import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

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

async function limitRequest(raw: Request, most: number, atOnce: boolean): Promise<Request> {
  const length = raw.headers.get('content-length');
  if (length !== null && Number(length) > most) throw new HTTPException(413);
  if (!raw.body || !(atOnce || raw.headers.has('transfer-encoding'))) return raw;
  const body = await readAtMost(raw.body, most);
  return new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal });
}

/**
 * Refuses bodies over `most` bytes. Hono's own limit copies the request through the global Request, which does
 * not take node-server's (hono 4.13): bodies of unknown length failed with 500.
 */
export function limitBody(most: number): MiddlewareHandler {
  return async (c, next) => {
    c.req.raw = await limitRequest(c.req.raw, most, false);
    await next();
  };
}

/**
 * Where files arrive: read whole before the time of the answer begins to run, which a slow line would use up.
 * @param mostFor bytes that this request may bring
 */
export function takeUpload<Env extends object>(mostFor: (c: Context<Env>) => Promise<number>): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.req.raw = await limitRequest(c.req.raw, await mostFor(c), true);
    await next();
  };
}
