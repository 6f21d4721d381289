import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { isOwnerEmail, normaliseEmail } from '#core/accounts/profile/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { profiles } from './schema.ts';

/** An account that is about to be erased. */
export interface LeavingProfile {
  email: string;
  fullName: string | null;
  /** Neither the owner nor the last admin: somebody else can run the installation. */
  mayGo: boolean;
}

/** Locks an account and every active admin's, in the order of their ids. @returns null when there is none */
export async function lockProfile(
  tx: Transaction,
  { config }: Platform,
  userId: string,
): Promise<LeavingProfile | null> {
  const isActiveAdmin = and(eq(profiles.role, 'admin'), isNull(profiles.deletedAt));
  const rows = await tx
    .select()
    .from(profiles)
    .where(or(eq(profiles.id, userId), isActiveAdmin))
    .orderBy(asc(profiles.id))
    .for('update');
  const row = rows.find(({ id }) => id === userId);
  if (!row) return null;
  const isOwner = isOwnerEmail(config, row.email);
  const admins = rows.filter(({ role, deletedAt }) => role === 'admin' && deletedAt === null);
  const isLastAdmin = admins.length === 1 && admins[0]?.id === userId;
  return { email: row.email, fullName: row.fullName, mayGo: !isOwner && !isLastAdmin };
}

/** @returns null when no account has the address */
export async function profileIdOf(tx: Transaction, email: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.email, normaliseEmail(email)));
  return row?.id ?? null;
}

/** Nobody can sign in from now on. Under the system's scope. */
export async function closeProfile(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx
    .update(profiles)
    .set({ deletedAt: now })
    .where(and(eq(profiles.id, userId), isNull(profiles.deletedAt)));
}

/** Takes with it preferences, passwords, factors, sessions and to-dos. Under the system's scope. */
export async function deleteProfile(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.id, userId));
}

/** Which of these accounts there are. */
export async function profilesAmong(tx: Transaction, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, [...userIds]));
  return rows.map(({ id }) => id);
}
