import type { ErrorHandler } from 'hono';
import { z } from 'zod';
import { wordFault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import type { Config } from '#platform/config.ts';
import type { Platform } from '#platform/platform.ts';
import type { HttpEnv } from '#server/http/app.ts';
import { failureOf } from '#server/http/failures.ts';
import { dropUnread, type UnreadBounds } from '#server/http/unread-bodies.ts';

const titles: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  401: 'No good token',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'Too slow',
  409: 'Conflict',
  410: 'Gone',
  413: 'Body too large',
  415: 'Not JSON',
  429: 'Too many requests',
  500: 'Our fault',
  503: 'Unavailable',
};

interface FieldError {
  field: string;
  message: string;
}

const fieldErrorsOf = (error: unknown): FieldError[] => {
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => ({ field: path.join('.'), message: wordFault(message) }));
  return error instanceof AppError && error.field !== null && error.publicMessage !== null
    ? [{ field: error.field, message: error.publicMessage }]
    : [];
};

interface Problem {
  status: number;
  detail?: string | null;
  errors?: readonly FieldError[];
  requestId: string;
  headers?: Record<string, string>;
}

/** An answer in the form of RFC 9457. */
export function problem(
  { config }: { config: Pick<Config, 'appUrl'> },
  { status, detail, errors = [], requestId, headers }: Problem,
): Response {
  const body = {
    type: `${config.appUrl}/api#status-${status}`,
    title: titles[status] ?? titles[500],
    status,
    ...(detail && { detail }),
    requestId,
    ...(errors.length > 0 && { errors }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}

/** Answers whatever an operation throws; what is our fault is logged, once. */
export function answerProblem(platform: Platform, unread: UnreadBounds): ErrorHandler<HttpEnv> {
  return async (error, c) => {
    const { requestId } = c.var.client;
    const isInput = error instanceof z.ZodError;
    const failure = isInput ? { status: 400, message: null, retryAfter: null, report: false } : failureOf(error);
    if (failure.report) platform.log.error('A request of the API failed', { error, status: failure.status, requestId });
    const hasEnded = failure.status !== 408 && (await dropUnread(c.env.incoming, c.req.raw.body, unread));
    const headers = {
      ...(failure.retryAfter !== null && { 'retry-after': String(failure.retryAfter) }),
      ...(!hasEnded && { connection: 'close' }),
    };
    return problem(platform, {
      status: failure.status,
      detail: failure.message,
      errors: fieldErrorsOf(error),
      requestId,
      headers,
    });
  };
}
