import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '#platform/config/tracing.ts';
import type { ProcessKind } from '#platform/config.ts';
import { type Environment, proxyEnvOf } from '#platform/http/proxies.ts';
import type { Logger } from '#platform/log.ts';

/** Longest one batch may take to be sent; as long does the last one hold up the end of the process. */
const EXPORT_MS = 5_000;
/** Ends before that, so that a collector that is away is told as such, and not as a batch that was lost. */
const SEND_MS = 4_000;

export interface SpanDescription {
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
}

export interface Spans {
  /** Begins a span below `parent`, or below the one under way. Whoever begins it ends it. */
  start(description: SpanDescription, parent?: Context): Span;
  /** What `work` begins, now or later, is below `span`. */
  runWithin<Result>(span: Span, work: () => Result): Result;
  /** A span for as long as `work` takes. When it fails, its kind is noted and nothing of its words: they may name people. */
  trace<Result>(description: SpanDescription, work: (span: Span) => Promise<Result>): Promise<Result>;
  /** Whether something is under way of which a span would tell a part. */
  isUnderWay(): boolean;
  /** Sends what is left, for at most five seconds. Never fails. */
  close(): Promise<void>;
}

export interface SpanOptions {
  config: TracingConfig;
  version: string;
  kind: ProcessKind;
  /** Its proxies are honoured. */
  env: Environment;
  log: Pick<Logger, 'warn' | 'info'>;
}

/** Says once that spans do not arrive, and once that they do again. */
function reportFailures(exporter: SpanExporter, log: SpanOptions['log']): SpanExporter {
  let failing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== 0;
        if (fails && !failing) log.warn('Traces do not arrive', { error: result.error });
        if (!fails && failing) log.info('Traces arrive again');
        failing = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

function createProvider({ config, version, kind, env, log }: SpanOptions): TracerProvider {
  const headers = parseKeyPairsIntoRecord(config.headers);
  const httpAgentOptions = { keepAlive: true, proxyEnv: proxyEnvOf(env) };
  const exporter = new OTLPTraceExporter({ url: config.url, headers, timeoutMillis: SEND_MS, httpAgentOptions });
  return new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': config.serviceName,
      'service.version': version,
      'quietprint.process': kind,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(config.ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reportFailures(exporter, log), exportTimeoutMillis: EXPORT_MS }),
    ],
  });
}

/** Class of the failure, or the one word that it gives as its reason. */
function kindOfFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { reason } = error as { reason?: unknown };
  return typeof reason === 'string' && /^[a-z-]{1,40}$/.test(reason) ? reason : error.name;
}

/** Spans that are sent in batches. Nothing global is set, so nothing but what uses these is traced. */
export function createSpans(options: SpanOptions): Spans {
  const provider = createProvider(options);
  const tracer = provider.getTracer('quietprint', options.version);
  const contexts = new AsyncLocalStorageContextManager().enable();
  const startSpan: Spans['start'] = ({ name, kind, attributes = {} }, parent = contexts.active()) =>
    tracer.startSpan(name, { kind, attributes }, parent);
  const runWithin: Spans['runWithin'] = (span, work) => contexts.with(trace.setSpan(contexts.active(), span), work);
  return {
    start: startSpan,
    runWithin,
    async trace(description, work) {
      const span = startSpan(description);
      try {
        return await runWithin(span, () => work(span));
      } catch (error) {
        span.setAttribute('error.type', kindOfFailure(error)).setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    isUnderWay: () => contexts.active() !== ROOT_CONTEXT,
    close: () =>
      provider.shutdown().catch((error: unknown) => options.log.warn('The last traces were lost', { error })),
  };
}
