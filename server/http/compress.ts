import { Duplex } from 'node:stream';
import { constants, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { acceptsEncoding } from './encodings.ts';

/**
 * Pages and files of text. Not the data of pages (`text/x-script`): React Router uses it before its stream has ended, and
 * leaves an error on the console when somebody goes on in between, which compression makes likely.
 */
const TEXT = /^(?:text\/(?!event-stream|x-script)|application\/(?:json|[a-z]+\+xml)\b)/;

const mayCompress = ({ status, body, headers }: Response): boolean =>
  body !== null &&
  status !== 206 &&
  !headers.has('content-encoding') &&
  !headers.get('cache-control')?.includes('no-transform') &&
  TEXT.test(headers.get('content-type') ?? '');

/**
 * Sends text that is written for one request as gzip, to whoever takes that. Each piece of a page that is streamed goes
 * out as soon as it is written; Hono's own middleware would hold it back until the compressor's buffer is full.
 *
 * Whoever can have a page with words of their own beside a secret loaded thousands of times could guess the secret from the
 * lengths (BREACH). The cookies of a session are SameSite, so no other site can load such pages unseen.
 */
export const compressText: MiddlewareHandler = async (c, next) => {
  await next();
  const { res } = c;
  // A request that took too long has had its answer.
  if (!mayCompress(res) || res.bodyUsed) return;
  c.header('vary', 'accept-encoding', { append: true });
  if (c.req.method === 'HEAD' || !acceptsEncoding(c.req.header('accept-encoding') ?? '', 'gzip')) return;
  const gzip = Duplex.toWeb(createGzip({ flush: constants.Z_SYNC_FLUSH }));
  const headers = new Headers(c.res.headers);
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  const { status, statusText } = res;
  // Not merged with those of the answer before, as setting it again would.
  c.res = undefined;
  c.res = new Response(res.body?.pipeThrough(gzip as ReadableWritablePair<Uint8Array, Uint8Array>) ?? null, {
    status,
    statusText,
    headers,
  });
};
