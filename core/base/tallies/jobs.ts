import { z } from 'zod';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { addUpChanges, lockTallies } from './add-up.ts';
import { giveUpRecount, isRecounting, recountTallies } from './recount.ts';

/** A recount that is not over by then is given up. */
const LONGEST_RECOUNT = 6 * 3_600_000;

/** Adds up what changed of the numbers of rows, so that telling a number reads few rows. */
export const addUpTallies = defineJob({
  name: 'tallies.add-up',
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  options: { concurrency: 1 },
  run: ({ database, clock }) =>
    database.transaction(systemScope, async (tx) => {
      await lockTallies(tx);
      await giveUpRecount(tx, new Date(clock.now().getTime() - LONGEST_RECOUNT));
      if (!(await isRecounting(tx))) await addUpChanges(tx);
    }),
});

/** Counts the rows themselves once a day, should a number have gone astray: two changes of one order at once may. */
export const recountRows = defineJob({
  name: 'tallies.recount',
  input: z.strictObject({}),
  schedule: '27 4 * * *',
  options: { concurrency: 1, expireInSeconds: 1_800 },
  run: ({ database, clock }, _input, { signal }) => recountTallies(database, { now: clock.now(), signal }),
});
