import { SpanKind } from '@opentelemetry/api';
import type { ScanSources } from '#core/scans/internal/sources.ts';
import type { Source } from '#core/sources/define.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import type { Spans } from './spans.ts';

/** Transactions, as parts of what is under way. What nobody asked for, such as listening, begins no trace. */
export function tracedDatabase(spans: Spans, database: Database): Database {
  const traceCall = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
    spans.isUnderWay() ? spans.trace({ name, kind: SpanKind.CLIENT }, work) : work();
  return {
    ...database,
    transaction: (scope, work) => traceCall('database transaction', () => database.transaction(scope, work)),
    read: (scope, work) => traceCall('database read', () => database.read(scope, work)),
  };
}

/** Runs of jobs by name. */
export const tracedJobs = (spans: Spans, jobs: readonly JobDefinition[]): readonly JobDefinition[] =>
  jobs.map((job) => ({
    ...job,
    run: (platform, input, run) =>
      spans.trace(
        {
          name: `job ${job.name}`,
          kind: SpanKind.CONSUMER,
          attributes: { 'quietprint.job.name': job.name, 'quietprint.job.attempt': run.attempt },
        },
        () => job.run(platform, input, run),
      ),
  }));

/** Mail on its way: that one left and how long it took, nothing of whose it is. */
export const tracedTransport = (spans: Spans, transport: MailTransport): MailTransport => ({
  send: (message) => spans.trace({ name: 'mail delivery', kind: SpanKind.CLIENT }, () => transport.send(message)),
  verify: () => transport.verify(),
  close: () => transport.close(),
});

/** Questions to sources, by source and outcome. What was asked about, and what was found, is not told. */
export function tracedSources(spans: Spans, sources: ScanSources): ScanSources {
  const known = new WeakMap<Source, Source>();
  const traceSource = (source: Source): Source => {
    const one = known.get(source) ?? tracedSource(spans, source);
    known.set(source, one);
    return one;
  };
  return {
    sourcesFor: (subject, config) => sources.sourcesFor(subject, config).map(traceSource),
    sourceById(id) {
      const source = sources.sourceById(id);
      return source && traceSource(source);
    },
    allSources: () => sources.allSources().map(traceSource),
  };
}

function tracedSource(spans: Spans, source: Source): Source {
  const description = {
    name: `source ${source.id}`,
    kind: SpanKind.CLIENT,
    attributes: { 'quietprint.source.id': source.id },
  };
  return {
    ...source,
    check: (subject, means) =>
      spans.trace(description, async (span) => {
        const outcome = await source.check(subject, means).catch((error: unknown) => {
          span.setAttribute('quietprint.source.outcome', 'not-checked');
          throw error;
        });
        const found = 'state' in outcome && outcome.state === 'found';
        span.setAttribute('quietprint.source.outcome', found ? 'found' : 'clear');
        return outcome;
      }),
  };
}
