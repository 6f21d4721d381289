import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { ChangeKind } from '#contract/watching/types.ts';
import type { Met, Seen } from '#core/watching/internal/changes.ts';
import { watchedFindings } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type KnownRow = typeof watchedFindings.$inferSelect;

export const readKnown = (tx: Transaction, watchId: string): Promise<KnownRow[]> =>
  tx.select().from(watchedFindings).where(eq(watchedFindings.watchId, watchId));

/** What is to be told, and was not. */
export const isUntold = and(isNotNull(watchedFindings.change), isNull(watchedFindings.toldAt));

/** What somebody has still to be told. */
export const readUntold = (tx: Transaction, watchId: string): Promise<KnownRow[]> =>
  tx
    .select()
    .from(watchedFindings)
    .where(and(eq(watchedFindings.watchId, watchId), isUntold))
    .for('update');

/** Everything that waits was told, or need not be. */
export async function markTold(tx: Transaction, watchId: string, now: Date): Promise<void> {
  await tx
    .update(watchedFindings)
    .set({ toldAt: now })
    .where(and(eq(watchedFindings.watchId, watchId), isUntold));
}

interface Noted {
  watchId: string;
  scanId: string;
  now: Date;
  /** Null where the person sees it themself. */
  change: ChangeKind | null;
}

const changeOf = ({ change, now }: Noted) => ({ change, changedAt: change === null ? null : now, toldAt: null });

/** Keeps findings that were not known. What is known stays as it is. */
export async function addKnown(tx: Transaction, seen: readonly Seen[], noted: Noted): Promise<void> {
  const { watchId, scanId, now } = noted;
  const rows = seen.map(({ keys: [findingKey] }) => ({
    watchId,
    findingKey,
    scanId,
    ...changeOf(noted),
    createdAt: now,
  }));
  if (rows.length > 0) await tx.insert(watchedFindings).values(rows).onConflictDoNothing();
}

const amongKeys = (watchId: string, rows: readonly Pick<KnownRow, 'findingKey'>[]) =>
  and(
    eq(watchedFindings.watchId, watchId),
    inArray(
      watchedFindings.findingKey,
      rows.map(({ findingKey }) => findingKey),
    ),
  );

/** The newest scan that saw them, and as what: their words are taken from it. */
export async function keepSeen(
  tx: Transaction,
  met: readonly Met<KnownRow>[],
  { watchId, scanId }: Noted,
): Promise<void> {
  const { named, others } = byName(met);
  if (others.length > 0) await tx.update(watchedFindings).set({ scanId }).where(amongKeys(watchId, others));
  for (const { row, findingKey } of named)
    await tx
      .update(watchedFindings)
      .set({ scanId, findingKey })
      .where(amongKeys(watchId, [row]));
}

/** Those that the scan shows under the fingerprint that they have, and those that get another. */
function byName(met: readonly Met<KnownRow>[]) {
  const isSame = ({ row, seen }: Met<KnownRow>) => seen.keys.includes(row.findingKey);
  return {
    others: met.filter(isSame).map(({ row }) => row),
    named: met.filter((one) => !isSame(one)).map(({ row, seen }) => ({ row, findingKey: seen.keys[0] })),
  };
}

/** Forgets what has become one with something else that is known. */
export async function forgetJoined(tx: Transaction, rows: readonly KnownRow[], watchId: string): Promise<void> {
  if (rows.length > 0) await tx.delete(watchedFindings).where(amongKeys(watchId, rows));
}

/** @param state what they are from now on */
export async function moveKnown(
  tx: Transaction,
  rows: readonly KnownRow[],
  state: KnownRow['state'],
  noted: Noted,
): Promise<void> {
  const { watchId } = noted;
  const waiting = rows.filter(({ change, toldAt }) => change !== null && toldAt === null);
  const others = rows.filter((row) => !waiting.includes(row));
  // What came and went before anybody was told of it is no news.
  const silent = { change: null, changedAt: null, toldAt: null };
  if (waiting.length > 0)
    await tx
      .update(watchedFindings)
      .set({ state, ...silent })
      .where(amongKeys(watchId, waiting));
  if (others.length > 0)
    await tx
      .update(watchedFindings)
      .set({ state, ...changeOf(noted) })
      .where(amongKeys(watchId, others));
}
