import { sql } from 'drizzle-orm';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

export const jobStates = ['created', 'retry', 'active', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** A job as an operator sees it: ids and times, nothing of anybody. Times are ISO 8601. */
export interface JobRow {
  id: string;
  name: string;
  state: JobState;
  /** Runs that have failed. */
  tries: number;
  /** Not before this time. */
  dueAt: string;
  createdAt: string;
}

/**
 * Jobs that wait, run, or have failed in the last day, those due first at the top.
 * @param most rows
 */
export async function readJobs(
  { database }: Platform,
  { state, name, most }: { state: JobState | null; name: string | null; most: number },
): Promise<JobRow[]> {
  const { rows } = await database.read(systemScope, (tx) =>
    tx.execute<JobRow & Record<string, unknown>>(sql`
      select id, name, state::text as state, retry_count as tries, 
        to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "dueAt",
        to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"
      from pgboss.job
      where state in ('created', 'retry', 'active', 'failed')
        and (${state}::text is null or state::text = ${state}) and (${name}::text is null or name = ${name})
      order by start_after, id limit ${most}`),
  );
  return rows;
}
