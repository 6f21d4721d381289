import { eq } from 'drizzle-orm';
import { effectiveRole } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import type { Context, Role } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** What signing in needs to know of somebody. */
export interface Account {
  id: string;
  email: string;
  fullName: string | null;
  role: Role;
  deletedAt: Date | null;
  /** Null until the address is confirmed. */
  passwordHash: string | null;
  emailConfirmedAt: Date | null;
}

const columns = {
  id: profiles.id,
  email: profiles.email,
  fullName: profiles.fullName,
  role: profiles.role,
  deletedAt: profiles.deletedAt,
  passwordHash: authCredentials.passwordHash,
  emailConfirmedAt: authCredentials.emailConfirmedAt,
};

const selectAccounts = (tx: Transaction) =>
  tx.select(columns).from(profiles).innerJoin(authCredentials, eq(authCredentials.userId, profiles.id));

const withRole = ({ config }: Platform, row: Account | undefined): Account | null =>
  row ? { ...row, role: effectiveRole(config, row) } : null;

/** @param email as `normaliseEmail` gives it */
export async function findAccountByEmail(tx: Transaction, platform: Platform, email: string): Promise<Account | null> {
  const [row] = await selectAccounts(tx).where(eq(profiles.email, email));
  return withRole(platform, row);
}

export async function findAccount(tx: Transaction, platform: Platform, userId: string): Promise<Account | null> {
  const [row] = await selectAccounts(tx).where(eq(profiles.id, userId));
  return withRole(platform, row);
}

/** One at a time for each account, until the transaction ends. @returns it as it is then */
export async function lockAccount(tx: Transaction, platform: Platform, userId: string): Promise<Account | null> {
  await tx
    .select({ userId: authCredentials.userId })
    .from(authCredentials)
    .where(eq(authCredentials.userId, userId))
    .for('update');
  return findAccount(tx, platform, userId);
}

export const userOf = ({ id, email, fullName }: Account) => ({ id, email, full_name: fullName });

/** The context as it is once the person is known, so that the audit log names them and their session. */
export function asPerson(ctx: Context, account: Account, sessionId: string): Context {
  const { id: userId, role, email, fullName } = account;
  return { ...ctx, actor: { kind: 'person', userId, role, email, fullName, sessionId } };
}
