import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import type { GaugeDefinition } from './define-gauge.ts';

/** A request that was answered, or whose client left. */
export interface AnsweredRequest {
  method: string;
  /** Pattern of the route, never the address asked for. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  noteRequest(request: AnsweredRequest): void;
  /** A number that this process knows at any time. */
  watch(name: string, help: string, read: () => number): void;
  /** Facts of this process that do not change, as labels of a 1. */
  describe(name: string, help: string, facts: Readonly<Record<string, string | null>>): void;
  readonly contentType: string;
  /** Everything, in the text format of Prometheus. Never fails: what cannot be read is left out, and counted. */
  text(): Promise<string>;
}

/** Seconds. A page is quick below 0.1; after 10 a request is given up. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What of this process and its database can be seen from outside. @param gauges those that are read from the database */
export function createMetrics(platform: Platform, gauges: readonly GaugeDefinition[]): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'quietprint_http_request_seconds',
    help: 'How long answers took, from the first byte of the request to the last of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  watchConnections(platform, registry);
  const readGauges = createGaugeReader(platform, gauges, registry);
  return {
    noteRequest: ({ seconds, method, route, status }) => requests.observe({ method, route, status }, seconds),
    watch: (name, help, read) => void watchNumber(registry, name, help, read),
    describe(name, help, facts) {
      const labels = Object.fromEntries(Object.entries(facts).map(([label, value]) => [label, value ?? 'unknown']));
      new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] }).set(labels, 1);
    },
    contentType: registry.contentType,
    async text() {
      await readGauges();
      return registry.metrics();
    },
  };
}

const watchNumber = (registry: Registry, name: string, help: string, read: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });

function watchConnections({ database }: Platform, registry: Registry): void {
  if (database.connections === undefined) return;
  const { connections } = database;
  const pool = new Gauge({
    name: 'quietprint_database_connections',
    help: 'Connections of this process to the database by state, and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) pool.set({ state }, count);
    },
  });
}

/** All gauges of one look are of one moment. While the database is away they are left out: old numbers would look well. */
function createGaugeReader(platform: Platform, gauges: readonly GaugeDefinition[], registry: Registry) {
  const up = new Gauge({
    name: 'quietprint_database_up',
    help: '1 when the database answered.',
    registers: [registry],
  });
  const failures = new Counter({
    name: 'quietprint_metrics_failures_total',
    help: 'How often the database could not be read for these numbers.',
    registers: [registry],
  });
  const shown = gauges.map((definition) => {
    const { name, help, labels } = definition;
    return { definition, gauge: new Gauge({ name, help, labelNames: [...labels], registers: [registry] }) };
  });
  return async () => {
    const read = await platform.database
      .read(systemScope, async (tx) => {
        const values = [];
        for (const { definition, gauge } of shown) values.push({ gauge, samples: await definition.read(tx, platform) });
        return values;
      })
      .catch((error: unknown) => {
        platform.log.warn('The database could not be read for the metrics', { error });
        failures.inc();
        return null;
      });
    up.set(read === null ? 0 : 1);
    for (const { gauge } of shown) {
      gauge.reset();
      // One without labels would be 0 after that.
      gauge.remove({});
    }
    for (const { gauge, samples } of read ?? [])
      for (const { labels = {}, value } of samples) gauge.set({ ...labels }, value);
  };
}
