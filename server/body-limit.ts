import type { MiddlewareHandler } from 'hono';
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

/**
 * Refuses bodies over `most` bytes. Hono's own limit copies the request through the global Request, which does
 * not take node-server's (hono 4.13): bodies of unknown length failed with 500.
 */
export function limitBody(most: number): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req;
    const length = raw.headers.get('content-length');
    if (length !== null && Number(length) > most) throw new HTTPException(413);
    if (raw.headers.has('transfer-encoding') && raw.body) {
      const body = await readAtMost(raw.body, most);
      c.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, body, signal: raw.signal });
    }
    await next();
  };
}
