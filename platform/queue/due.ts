import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Which of `jobs` have something to run by now. One statement for all of them: the queue's own runners ask one each, every
 * time, which is most of what an idle process does.
 * @returns names of `jobs`
 */
export async function findDueJobs(database: Database, jobs: readonly string[]): Promise<string[]> {
  const { rows } = await database.transaction(systemScope, (tx) =>
    tx.execute<{ name: string }>(sql`
      select name from unnest(${sql.param([...jobs])}::text[]) as known (name)
      where exists (
        select 1 from pgboss.job
        where job.name = known.name and state < 'active' and not blocked and start_after <= now())`),
  );
  return rows.map(({ name }) => name);
}
