import { sql } from 'drizzle-orm';
import { type Clock, systemClock } from '#platform/clock.ts';
import { clockFault } from '#platform/clock-guard.ts';
import type { Logger } from '#platform/log.ts';
import type { Database } from './database/database.ts';
import { systemScope } from './database/scope.ts';

const MEASURE_EVERY_MS = 10_000;

export interface DatabaseClock {
  clock: Clock;
  stop(): void;
}

interface Options {
  database: Database;
  log: Logger;
  /** Default: this machine's. */
  clock?: Clock;
}

/**
 * This process's clock, compared with the database's now and every ten seconds. In between the monotonic clock carries the
 * database's on, so a clock that is set is noticed at once. The embedded database has no other clock than the process.
 */
export async function compareClocks({ database, log, clock = systemClock }: Options): Promise<DatabaseClock> {
  if (database.kind === 'embedded') return { clock, stop() {} };
  /** The database's time when the monotonic clock was at zero. */
  let origin = 0;
  let wasWrong = false;
  const compared: Clock = { ...clock, aheadMs: () => clock.now().getTime() - origin - performance.now() };
  const measure = async () => {
    origin = await readOrigin(database);
    const fault = clockFault(compared);
    if (fault !== null && !wasWrong) log.error(fault);
    if (fault === null && wasWrong) log.info('The clock of this process agrees with the database again');
    wasWrong = fault !== null;
  };
  await measure();
  let measuring = Promise.resolve();
  const timer = setInterval(() => {
    // While the database is away the monotonic clock goes on.
    measuring = measuring.then(measure).catch(() => {});
  }, MEASURE_EVERY_MS).unref();
  return { clock: compared, stop: () => clearInterval(timer) };
}

async function readOrigin(database: Database): Promise<number> {
  return database.read(systemScope, async (tx) => {
    const asked = performance.now();
    const { rows } = await tx.execute<{ told: number }>(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as told`,
    );
    return Number(rows[0]?.told) - (asked + performance.now()) / 2;
  });
}
