import { sql } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { jobsRetried } from '#core/operator/events.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** One job by its id, or all jobs of a name; of these, those that wait for their next try and those that have failed. */
export type JobChoice = { id: string } | { name: string };

/**
 * Has jobs run at once that wait for their next try or have failed; a failed one gets one more try. A running job is left alone.
 * @returns how many
 */
export function retryJobs(platform: Platform, choice: JobChoice): Promise<number> {
  const isIt = 'id' in choice ? sql`id = ${choice.id}` : sql`name = ${choice.name}`;
  return platform.database.transaction(systemScope, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update pgboss.job set state = 'retry', start_after = now(), completed_on = null, heartbeat_on = null,
        retry_limit = greatest(retry_limit, retry_count + 1)
      where ${isIt} and (state in ('retry', 'failed') or (state = 'created' and start_after > now())) returning id`);
    const details = { by: 'operator', count: rows.length, ...choice };
    if (rows.length > 0)
      await record(tx, systemContext(platform, 'operator'), jobsRetried, { entityId: null, userId: null, details });
    return rows.length;
  });
}
