import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '#platform/log.ts';
import type { AnsweredRequest } from '#platform/metrics/metrics.ts';
import { PAYMENT_WEBHOOK } from '#server/webhooks/webhooks.ts';
import { methods } from './request-line.ts';

const routes = new WeakMap<object, string>();
const requestIds = new WeakMap<object, string>();

/** Says which route answers, e.g. `/orders/:orderId`; React Router leaves the first stroke out. */
export function noteRoute(response: object, route: string): void {
  routes.set(response, route.startsWith('/') ? route : `/${route}`);
}

/** Says by which name the answer can be found in a log. Headers that were written at once cannot be read again. */
export function noteRequestId(response: object, requestId: string): void {
  requestIds.set(response, requestId);
}

const OUTSIDE_OF_SCREENS = new Set(['/healthz', '/readyz', '/live', PAYMENT_WEBHOOK]);

/** An address is never named unless it is one of ours, without anything in it. */
function routeOf({ url = '' }: IncomingMessage, response: ServerResponse): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/assets/')) return '/assets/*';
  return routes.get(response) ?? (OUTSIDE_OF_SCREENS.has(path) ? path : 'unmatched');
}

export interface ObservedRequest extends AnsweredRequest {
  /** Null for what was refused before it had a name. */
  requestId: string | null;
}

/** As nginx counts a client that left before it had its answer. */
const CLIENT_GONE = 499;

/** Hears of each request once its answer has left, or its client. */
export function observed(
  inner: RequestListener,
  onAnswer: (request: ObservedRequest, response: ServerResponse) => void,
): RequestListener {
  return (request, response) => {
    const begun = performance.now();
    response.once('close', () => {
      const answered = {
        method: methods.includes(request.method ?? '') ? (request.method ?? '') : 'other',
        route: routeOf(request, response),
        status: response.writableFinished ? response.statusCode : CLIENT_GONE,
        seconds: (performance.now() - begun) / 1_000,
        requestId: requestIds.get(response) ?? null,
      };
      onAnswer(answered, response);
    });
    inner(request, response);
  };
}

/** Asked every few seconds by machines; nobody looks for them in a log. */
const ROUTINE = new Set(['/healthz', '/readyz', '/assets/*']);

/** A line for each request: which route, how it was answered and how long it took, and nothing of who asked. */
export const logRequest =
  (log: Logger) =>
  ({ method, route, status, seconds, requestId }: ObservedRequest): void => {
    if (ROUTINE.has(route) && status < 400) return;
    log.info('Answered', {
      method,
      route,
      status,
      durationMs: Math.round(seconds * 1_000),
      ...(requestId && { requestId }),
    });
  };
