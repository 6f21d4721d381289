import { and, eq, gt, sql } from 'drizzle-orm';
import { type WatchScope, yearOfWatching } from '#contract/watching/types.ts';
import { readScannedIdentifiers } from '#core/identifiers/queries/scanned.ts';
import { services } from '#core/site/services/schema.ts';
import type { Identifier } from '#core/sources/define.ts';
import type { Watch } from '#core/watching/internal/store.ts';
import { watchedYears } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const isOffered = and(eq(services.id, yearOfWatching), eq(services.isActive, true), gt(services.price, 0));

/** Whether a year of watching can be bought. As long as it cannot, everything of everybody's is watched. */
export async function isYearSold(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: services.id }).from(services).where(isOffered)).length > 0;
}

interface ScopeRow extends Record<string, unknown> {
  sold: boolean;
  /** Milliseconds, as the database writes numbers. */
  paid_until: string | null;
}

/** @param watch null for whoever was never watched */
export async function readScope(
  tx: Transaction,
  { clock }: Platform,
  { userId, watch }: { userId: string; watch: Pick<Watch, 'isWhole' | 'stoppedAt'> | null },
): Promise<WatchScope> {
  const now = clock.now().toISOString();
  const { rows } = await tx.execute<ScopeRow>(sql`
    select exists (select 1 from ${services} where ${isOffered}) as sold,
      (select extract(epoch from max(${watchedYears.endsAt})) * 1000 from ${watchedYears}
        where ${eq(watchedYears.userId, userId)} and ${watchedYears.endsAt} > ${now}) as paid_until`);
  const { sold: isSold = false, paid_until: end = null } = rows[0] ?? {};
  const beganWhole = watch !== null && watch.stoppedAt === null && watch.isWhole;
  return {
    isWhole: beganWhole || end !== null || !isSold,
    paidUntil: end === null ? null : new Date(Number(end)).toISOString(),
    isSold,
  };
}

/**
 * What an account that is watched is scanned for, beside its own address: everything that is proven or declared, or further
 * addresses alone.
 */
export async function readWatchedIdentifiers(
  tx: Transaction,
  platform: Platform,
  { userId, ...watch }: Pick<Watch, 'isWhole' | 'stoppedAt'> & { userId: string },
): Promise<Identifier[]> {
  const all = await readScannedIdentifiers(tx, platform, userId);
  if (all.every(isAddress)) return all;
  const { isWhole } = await readScope(tx, platform, { userId, watch });
  return isWhole ? all : all.filter(isAddress);
}

const isAddress = ({ kind }: Identifier): boolean => kind === 'email';
