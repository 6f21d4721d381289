import { readFileSync } from 'node:fs';
import { requireSigningKey } from '#core/base/audit/internal/signing-key.ts';
import { registeredSources } from '#core/scans/internal/sources.ts';
import { stateInDatabase } from '#core/sources/actions/state-in-database.ts';
import { seed } from '#db/seed.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config, ProcessKind } from '#platform/config.ts';
import { openVault } from '#platform/crypto/open-vault.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/open.ts';
import { systemScope } from '#platform/database/scope.ts';
import { compareClocks } from '#platform/database-clock.ts';
import { createOutgoing, userAgentOf } from '#platform/http/outgoing.ts';
import { createLogForwarder, type LogForwarder } from '#platform/log/forward.ts';
import { createLogger, type Logger } from '#platform/log.ts';
import type { PaymentGateway } from '#platform/payments/gateway.ts';
import type { Platform } from '#platform/platform.ts';
import { startWorker } from '#platform/queue/worker.ts';
import { openTransport } from '#server/http/mailbox.ts';
import { jobsWith } from '#server/jobs/jobs.ts';
import { type MetricsServer, openMetrics } from '#server/metrics/metrics-server.ts';
import { modules } from '#server/modules.ts';
import type { Tracing } from '#server/tracing/tracing.ts';

/** Everything of a process but the web. */
export interface Backend {
  platform: Platform;
  /** Null where nobody asked for numbers. */
  metrics: MetricsServer | null;
  /** Null where nobody asked for traces. */
  tracing: Tracing | null;
  /**
   * Starts the worker of a process that also serves people. Called once they are served: after a crash, what waits for the
   * worker would keep them waiting.
   */
  work(): Promise<void>;
  /** From now on it is said not to be ready. */
  announceStop(): void;
  /** Lets running jobs finish (at most ten seconds), then closes everything that was opened. */
  close(): Promise<void>;
}

const versionOfThis = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;

/** Stripe's library is large; it is loaded where people pay online. */
const openPayments = async (stripe: NonNullable<Config['stripe']>): Promise<PaymentGateway> =>
  (await import('#platform/payments/stripe.ts')).createStripeGateway(stripe, process.env);

/** Of logs whose lines go elsewhere too. */
const forwarders = new WeakMap<Logger, LogForwarder>();

function openLog({ mode, logLevel: level, logForwarding }: Config): Logger {
  const forwarder =
    logForwarding && createLogForwarder({ config: logForwarding, version: versionOfThis(), env: process.env });
  const log = createLogger({
    stream: process.stderr,
    level,
    clock: systemClock,
    pretty: mode === 'local',
    ...(forwarder && { forward: forwarder.take }),
  });
  if (!forwarder) return log;
  forwarder.reportTo(log);
  forwarders.set(log, forwarder);
  return log;
}

/** Ends the comparison of clocks, by database. */
const stopClocks = new WeakMap<Database, () => void>();

/** Sends the lines on that still wait, for at most five seconds. Null where none are sent anywhere. */
export const flushLog = (log: Logger): Promise<void> | null => forwarders.get(log)?.flush() ?? null;

/** @throws FolderInUseError, MigrationsMissingError, and whatever keeps the database from opening */
export async function createPlatform(config: Config): Promise<Platform> {
  const { site, appUrl } = config;
  const log = openLog(config);
  const userAgent = userAgentOf({ name: site.name, version: versionOfThis(), appUrl, contactEmail: site.contactEmail });
  const outgoing = createOutgoing({ env: process.env, userAgent });
  const database = await openDatabase(config, log);
  const giveUp = async (error: unknown) => {
    await closeAll([() => outgoing.close(), () => database.close()], log);
    throw error;
  };
  const vault = await openVault(config, database).catch(giveUp);
  const { clock, stop } = await compareClocks({ database, log }).catch(giveUp);
  stopClocks.set(database, stop);
  const payments = config.stripe && (await openPayments(config.stripe));
  const sourcing = { sources: registeredSources, sourceState: stateInDatabase };
  return { config, clock, log, database, vault, outgoing, payments, modules, ...sourcing };
}

/** One after the other, newest first; a part that fails to close does not keep the others open. */
async function closeAll(parts: readonly (() => Promise<unknown>)[], log: Logger): Promise<void> {
  for (const close of parts) {
    try {
      await close();
    } catch (error) {
      log.warn('Something did not close', { error });
    }
  }
}

/** Closes what `createPlatform` opened. */
export function closePlatform({ outgoing, database, log }: Platform): Promise<void> {
  stopClocks.get(database)?.();
  return closeAll([() => outgoing.close(), () => database.close(), async () => forwarders.get(log)?.close()], log);
}

/** OpenTelemetry is large; it is loaded where traces go somewhere. */
async function loadTracing({ config, log }: Platform, kind: ProcessKind): Promise<Tracing | null> {
  if (config.tracing === null) return null;
  const { openTracing } = await import('#server/tracing/tracing.ts');
  return openTracing({ config: config.tracing, version: versionOfThis(), kind, env: process.env, log });
}

/** Opens the database with its first contents and, in a process that is nothing else, the worker. */
export async function openBackend(config: Config, kind: ProcessKind): Promise<Backend> {
  const opened = await createPlatform(config);
  const { log } = opened;
  const open: (() => Promise<unknown>)[] = [() => closePlatform(opened)];
  let stopping = false;
  try {
    const tracing = await loadTracing(opened, kind);
    if (tracing) open.push(() => tracing.close());
    const platform = tracing?.platform(opened) ?? opened;
    await platform.database.transaction(systemScope, (tx) => requireSigningKey(tx, config));
    await seed(platform.database);
    const startWork = async () => {
      const plain = openTransport(config);
      const transport = tracing?.transport(plain) ?? plain;
      open.unshift(() => transport.close());
      const jobs = jobsWith(transport);
      const worker = await startWorker(platform, tracing?.jobs(jobs) ?? jobs);
      open.unshift(() => worker.stop());
    };
    if (kind === 'worker') await startWork();
    const metrics = await openMetrics(platform, () => stopping);
    if (metrics) open.unshift(() => metrics.close());
    let starting = Promise.resolve();
    return {
      platform,
      metrics,
      tracing,
      work() {
        if (kind === 'both') starting = startWork();
        return starting;
      },
      announceStop() {
        stopping = true;
      },
      async close() {
        await starting.catch(() => {});
        await closeAll(open, log);
      },
    };
  } catch (error) {
    await closeAll(open, log);
    throw error;
  }
}
