import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { releaseAll, releaseSilent } from '#platform/queue/release.ts';
import { gatedDatabase } from './boundaries.ts';
import type { Random } from './random.ts';
import type { Scheduler, Task } from './scheduler.ts';
import { createWorker, type Worker } from './worker.ts';

/** One process of the product: what it remembers goes with it. */
export interface Process {
  name: string;
  platform: Platform;
  worker: Worker;
}

interface Parts {
  names: readonly string[];
  /** What every process is made with. */
  parts: Omit<Platform, 'database'>;
  /** The database itself, which nothing goes wrong with. */
  base: Database;
  jobs: readonly JobDefinition[];
  boss: PgBoss;
  random: Random;
  scheduler: Scheduler;
}

export interface Processes {
  /** One of those that run. */
  any(): Process;
  all(): readonly Process[];
  /** What takes the place of one that died does before anything else. */
  restart(name: string): Promise<void>;
  /** Jobs that nobody runs are given back, as every process does from time to time. */
  supervise(): Promise<void>;
  /** A process takes over what the others seem to have left: they have been silent for too long, and live. */
  suspectOthers(): Promise<void>;
}

/** Processes that share a database: one, or more than one as on PostgreSQL. */
export function createProcesses({ names, parts, base, jobs, boss, random, scheduler }: Parts): Processes {
  const running = new Map<string, Process>();
  const again = new Map<string, number>();
  const isAlone = names.length === 1;
  const shared: Database = isAlone ? base : { ...base, kind: 'postgres' };

  function begin(name: string): void {
    const owner: Task = { name: `${name} itself`, process: name, isDead: false };
    const platform: Platform = { ...parts, database: gatedDatabase(shared, scheduler, owner) };
    running.set(name, { name, platform, worker: createWorker({ platform, jobs, boss, random, again }) });
  }
  const all = () => [...running.values()];

  /** Jobs of those whose heartbeat nobody has heard for long. @param alive ids of jobs that count as somebody's */
  async function takeOver(alive: readonly string[]): Promise<void> {
    await base.transaction(systemScope, (tx) =>
      tx.execute(sql`update pgboss.job set heartbeat_on = now() - interval '1 day', heartbeat_seconds = coalesce(heartbeat_seconds, 10)
        where state = 'active' and not (id = any (${sql.param([...alive])}::uuid[]))`),
    );
    await releaseSilent(base, alive);
  }

  const supervise = () => takeOver(all().flatMap(({ worker }) => [...worker.claims]));

  for (const name of names) begin(name);
  return {
    any: () => (isAlone ? (all()[0] as Process) : random.pick(all())),
    all,
    async restart(name) {
      begin(name);
      if (isAlone) await releaseAll(base);
      else await supervise();
    },
    supervise,
    suspectOthers: () => takeOver([]),
  };
}
