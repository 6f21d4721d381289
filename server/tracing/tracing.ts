import type { MailTransport } from '#platform/mail/transport.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { tracedDatabase, tracedJobs, tracedSources, tracedTransport } from './parts.ts';
import { createRequestSpans, type RequestSpans } from './requests.ts';
import { createSpans, type SpanOptions } from './spans.ts';

export interface Tracing {
  /** The same platform; what goes to its database and to its sources leaves spans. */
  platform(platform: Platform): Platform;
  transport(transport: MailTransport): MailTransport;
  jobs(jobs: readonly JobDefinition[]): readonly JobDefinition[];
  requests: RequestSpans;
  /** Sends what is left, for at most five seconds. Never fails. */
  close(): Promise<void>;
}

/**
 * Traces for OpenTelemetry. The product knows nothing of them: its parts are wrapped where they are put together
 * (server/wire.ts), and only where an operator asks for it is any of this loaded.
 */
export function openTracing(options: SpanOptions): Tracing {
  const spans = createSpans(options);
  return {
    platform: (platform) => ({
      ...platform,
      database: tracedDatabase(spans, platform.database),
      sources: tracedSources(spans, platform.sources),
    }),
    transport: (transport) => tracedTransport(spans, transport),
    jobs: (jobs) => tracedJobs(spans, jobs),
    requests: createRequestSpans(spans),
    close: () => spans.close(),
  };
}
