import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/** A job whose process died this often is not tried again, unless its own limit is higher. */
const CRASHES = 5;

/** One claim: the run that a process holds, not the job. */
export interface Claim {
  id: string;
  retryCount: number;
}

// The start stays as it is, so that the next claim counts up and this one can no longer settle the job.
const releaseStatement = (which: SQL) => sql`
  update pgboss.job set
    state = case when retry_count < greatest(retry_limit, ${CRASHES}) then 'retry' else 'failed' end::pgboss.job_state,
    retry_limit = greatest(retry_limit, least(retry_count + 1, ${CRASHES})),
    start_after = now(),
    completed_on = case when retry_count < greatest(retry_limit, ${CRASHES}) then null else now() end,
    heartbeat_on = null
  where state = 'active' and ${which}
  returning id`;

async function countRows(database: Database, statement: SQL): Promise<number> {
  const { rows } = await database.transaction(systemScope, (tx) => tx.execute(statement));
  return rows.length;
}

/**
 * Gives the runs of dead processes to others. The queue's own supervision would count a crash as a failure and
 * wait out the back-off; it looks later than this.
 * @param own ids of the jobs that run in this process, which is alive
 * @returns how many
 */
export function releaseSilent(database: Database, own: readonly string[]): Promise<number> {
  const silent = sql`heartbeat_on + heartbeat_seconds * interval '0.7 seconds' < now()`;
  return countRows(database, releaseStatement(sql`${silent} and not (id = any (${sql.param([...own])}::uuid[]))`));
}

/** Gives every run to this process. Only where there is no other: the embedded database, at start. */
export function releaseAll(database: Database): Promise<number> {
  return countRows(database, releaseStatement(sql`true`));
}

/** Gives up runs of this process, without counting them against the job. */
export async function releaseClaims(database: Database, claims: readonly Claim[]): Promise<void> {
  for (const { id, retryCount } of claims) {
    const statement = sql`
      update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
      where id = ${id} and retry_count = ${retryCount} and state = 'active' returning id`;
    await countRows(database, statement);
  }
}
