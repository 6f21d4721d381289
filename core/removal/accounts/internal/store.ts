import { asc, eq, sql } from 'drizzle-orm';
import type { ChosenAccount } from '#contract/mailbox/chosen.ts';
import { findPersonKey, personKey } from '#core/base/person-key.ts';
import { ownAccounts } from '#core/removal/accounts/schema.ts';
import type { Place } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const placeOf = (id: string): Place => ({ table: 'own_accounts', column: 'sealed', row: id });

/** An account as it is kept. */
export interface KeptAccount extends ChosenAccount {
  id: string;
  closedAt: Date | null;
  createdAt: Date;
}

/** One change of a person's list at a time, until the transaction ends. */
export async function lockAccounts(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own accounts ${userId}`}, 0))`);
}

/** Those that came first stand first, by domain where they came together. */
export async function readAccounts(tx: Transaction, platform: Platform, userId: string): Promise<KeptAccount[]> {
  const rows = await tx
    .select()
    .from(ownAccounts)
    .where(eq(ownAccounts.userId, userId))
    .orderBy(asc(ownAccounts.createdAt));
  const key = rows.length > 0 ? await findPersonKey(tx, platform, userId) : null;
  if (!key) return [];
  return rows
    .map(({ id, sealed, closedAt, createdAt }) => {
      const account: ChosenAccount = JSON.parse(platform.vault.open(key, placeOf(id), sealed));
      return { ...account, id, closedAt, createdAt };
    })
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.domain < b.domain ? -1 : 1));
}

export async function insertAccounts(
  tx: Transaction,
  platform: Platform,
  userId: string,
  accounts: readonly ChosenAccount[],
): Promise<void> {
  const key = await personKey(tx, platform, userId);
  const now = platform.clock.now();
  const rows = accounts.map((account) => {
    const id = crypto.randomUUID();
    return { id, userId, sealed: platform.vault.seal(key, placeOf(id), JSON.stringify(account)), createdAt: now };
  });
  await tx.insert(ownAccounts).values(rows);
}
