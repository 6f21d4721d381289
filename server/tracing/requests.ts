import type { RequestListener } from 'node:http';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { ObservedRequest } from '#server/http/observe.ts';
import type { Spans } from './spans.ts';

export interface RequestSpans {
  /** Begins a span for each request that `inner` answers. */
  wrap(inner: RequestListener): RequestListener;
  /** Ends it, once it is known by which route it was answered. */
  end(response: object, request: ObservedRequest): void;
}

/** Asked by machines all the time, or open for as long as its page is: a span would say nothing. */
const UNTRACED = /^\/(?:assets\/|(?:healthz|readyz|live)(?:\?|$))/;

/**
 * The trace that a proxy or a client has begun (W3C Trace Context). Its `tracestate` is left out: anything may stand
 * in it.
 */
function parentOf(header: string | string[] | undefined) {
  const parent = typeof header === 'string' ? parseTraceParent(header) : null;
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

/** Spans of requests: method, pattern of the route, status. Neither address nor query, and nothing of who asked. */
export function createRequestSpans(spans: Spans): RequestSpans {
  const open = new WeakMap<object, Span>();
  return {
    wrap: (inner) => (request, response) => {
      if (UNTRACED.test(request.url ?? '')) return inner(request, response);
      const span = spans.start({ name: 'request', kind: SpanKind.SERVER }, parentOf(request.headers.traceparent));
      open.set(response, span);
      spans.runWithin(span, () => inner(request, response));
    },
    end(response, { method, route, status }) {
      const span = open.get(response);
      if (!span) return;
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
