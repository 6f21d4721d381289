import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from '#platform/log.ts';
import { plainLanguage, plainPage } from '#server/pages/pages.ts';
import type { HttpEnv } from './app.ts';
import { failureOf } from './failures.ts';
import { dropUnread, type UnreadBounds } from './unread-bodies.ts';

/** Addresses that programs read. */
const MACHINES = /^\/(?:live|healthz|readyz)$/;

/**
 * Answers whatever was thrown outside the screens; unexpected failures are logged here, once.
 * @param unread how much of a body that was refused before it was read is waited for
 */
export function answerFailure(log: Logger, unread: UnreadBounds): ErrorHandler<HttpEnv> {
  return async (error, c) => {
    const failure = failureOf(error);
    const requestId = c.var.client?.requestId ?? null;
    if (failure.report) {
      log.error('A request failed', { error, status: failure.status, ...(requestId ? { requestId } : {}) });
    }
    const status = failure.status as ContentfulStatusCode;
    if (failure.retryAfter !== null) c.header('retry-after', String(failure.retryAfter));
    // What still comes of a body that was too slow already is not waited for.
    const hasEnded = status !== 408 && (await dropUnread(c.env.incoming, c.req.raw.body, unread));
    if (!hasEnded) c.header('connection', 'close');
    if (MACHINES.test(c.req.path)) return c.json({ error: failure.message ?? status }, status);
    return c.html(plainPage(status, requestId, plainLanguage(c)), status);
  };
}

export const answerNotFound: NotFoundHandler<HttpEnv> = (c) => c.html(plainPage(404, null, plainLanguage(c)), 404);

/** React Router's last resort, when even the page for errors could not be rendered, is not fit to be seen. */
export function isBare(response: Response): boolean {
  if (response.status !== 500) return false;
  return response.body === null || (response.headers.get('content-type') ?? '').startsWith('text/plain');
}
