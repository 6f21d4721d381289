import { and, asc, eq, sql } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { IdentifierKind } from '#contract/identifiers/types.ts';
import { AppError } from '#core/base/errors.ts';
import { findPersonKey, personKey } from '#core/base/person-key.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import type { Place } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

export type IdentifierRow = typeof identifiers.$inferSelect;

/** A row, and what is sealed in it. */
export interface Identifier extends IdentifierRow {
  value: string;
}

const valuePlace = (id: string): Place => ({ table: 'identifiers', column: 'sealed', row: id });

/** One change of a person's list at a time, until the transaction ends. */
export async function lockIdentifiers(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`identifiers ${userId}`}, 0))`);
}

/** Everything that somebody is looked for by, beside the address of their account, in the order in which it was added. */
export async function readIdentifiers(tx: Transaction, platform: Platform, userId: string): Promise<Identifier[]> {
  const rows = await tx
    .select()
    .from(identifiers)
    .where(eq(identifiers.userId, userId))
    .orderBy(asc(identifiers.createdAt), asc(identifiers.id));
  if (rows.length === 0) return [];
  const key = await findPersonKey(tx, platform, userId);
  // After an erasure was asked for there is no key any more, and nothing to read.
  if (!key) return [];
  return rows.map((row) => ({ ...row, value: platform.vault.open(key, valuePlace(row.id), row.sealed) }));
}

/** @throws AppError `not-found`, the same for somebody else's */
export async function loadIdentifier(
  tx: Transaction,
  platform: Platform,
  { userId, id }: { userId: string; id: string },
): Promise<Identifier> {
  const found = (await readIdentifiers(tx, platform, userId)).find((one) => one.id === id);
  if (!found) throw new AppError('not-found', { publicMessage: fault('not-on-list') });
  return found;
}

export async function insertIdentifier(
  tx: Transaction,
  platform: Platform,
  { userId, kind, value }: { userId: string; kind: IdentifierKind; value: string },
): Promise<Identifier> {
  const id = crypto.randomUUID();
  const key = await personKey(tx, platform, userId);
  const sealed = platform.vault.seal(key, valuePlace(id), value);
  const now = platform.clock.now();
  const [row] = await tx
    .insert(identifiers)
    .values({ id, userId, kind, sealed, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('identifiers: nothing was inserted');
  return { ...row, value };
}

type Change = Partial<
  Pick<IdentifierRow, 'provenBy' | 'provenAt' | 'checkedAt' | 'linkHash' | 'mailedAt' | 'profiles'>
>;

export async function changeIdentifier(tx: Transaction, { id, userId }: IdentifierRow, change: Change): Promise<void> {
  await tx
    .update(identifiers)
    .set(change)
    .where(and(eq(identifiers.id, id), eq(identifiers.userId, userId)));
}
