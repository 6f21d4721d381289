import { and, asc, isNull, lte, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { eraseAccount } from '#core/lifecycle/erasure/actions/erase-account.ts';
import { dueJob } from '#core/lifecycle/erasure/internal/job-names.ts';
import { keepLedger } from '#core/lifecycle/erasure/internal/ledger.ts';
import { deleteIdleScans, deleteOldBooks, queueUnconfirmed } from '#core/lifecycle/erasure/internal/retention.ts';
import { LedgerError } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { defineJob } from '#platform/queue/define.ts';
import { accountErasures } from './schema.ts';

/** Accounts of one run; what is left has its turn an hour later. */
const MOST = 500;

async function nextDue({ database, clock }: Platform, seen: readonly string[]): Promise<string | undefined> {
  const due = and(isNull(accountErasures.erasedAt), lte(accountErasures.dueAt, clock.now()));
  const [row] = await database.transaction(systemScope, (tx) =>
    tx
      .select({ userId: accountErasures.userId })
      .from(accountErasures)
      .where(and(due, seen.length > 0 ? notInArray(accountErasures.userId, [...seen]) : undefined))
      .orderBy(asc(accountErasures.dueAt), asc(accountErasures.userId))
      .limit(1),
  );
  return row?.userId;
}

/**
 * Every hour, so that an account is gone on the day that its owner was told: erases what is due, and what an old backup
 * has brought back. One account that cannot be erased does not keep the others, nor does a ledger that was altered.
 */
export const erasureDue = defineJob({
  ...dueJob,
  schedule: '41 * * * *',
  options: { concurrency: 1, expireInSeconds: 1_800 },
  async run(platform, _input, { signal }) {
    const seen: string[] = [];
    const failures: unknown[] = [];
    const keepRecord = () => keepLedger(platform).catch((error: unknown) => void failures.push(error));
    await keepRecord();
    for (let next = await nextDue(platform, seen); next && seen.length < MOST; next = await nextDue(platform, seen)) {
      signal.throwIfAborted();
      seen.push(next);
      await eraseAccount(platform, next, signal).catch((error: unknown) => failures.push(error));
    }
    if (failures.every((error) => !(error instanceof LedgerError))) await keepRecord();
    if (failures.length > 0) throw new AggregateError(failures, 'not everything was erased');
  },
});

/** Every day: what nobody needs any more goes after the time that the privacy policy names. */
export const erasureRetention = defineJob({
  name: 'erasure.retention',
  input: z.strictObject({}),
  schedule: '23 3 * * *',
  options: { concurrency: 1, expireInSeconds: 1_800 },
  async run(platform, _input, { signal }) {
    await queueUnconfirmed(platform, signal);
    await deleteIdleScans(platform, signal);
    await deleteOldBooks(platform, signal);
  },
});
