import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { testSources } from '#core/sources/health/actions/test-sources.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { daysKept } from './rules.ts';
import { sourceDays } from './schema.ts';

const DAY = 86_400_000;

/** Runs often and does its work once a night: a new installation begins with it, and a machine that was off at night catches up. */
export const sourceTest = defineJob({
  name: 'source.test',
  input: z.strictObject({}),
  schedule: '*/2 * * * *',
  options: { concurrency: 1, expireInSeconds: 14_400, retryLimit: 0 },
  async run(platform, _input, { signal }) {
    if (platform.config.sourceTests) await testSources(platform, switchedOnSources(platform.config), signal);
  },
});

/** Forgets days that nobody is shown any more. */
export const sourceRetention = defineJob({
  name: 'source.retention',
  input: z.strictObject({}),
  schedule: '41 3 * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    const first = new Date(clock.now().getTime() - daysKept * DAY).toISOString().slice(0, 10);
    await database.transaction(systemScope, (tx) => tx.delete(sourceDays).where(lt(sourceDays.day, first)));
  },
});
