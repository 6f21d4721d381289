import { eq } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

type ProfileRow = typeof profiles.$inferSelect;

/** The profile of a new account; one that is there stays as it is. Under the system's scope. */
export async function createProfile(
  tx: Transaction,
  row: Pick<ProfileRow, 'id' | 'email' | 'fullName' | 'createdAt'>,
): Promise<void> {
  await tx.insert(profiles).values(row).onConflictDoNothing({ target: profiles.id });
}

/** What is settled when somebody confirms their address. Under the system's scope. */
export async function confirmProfile(
  tx: Transaction,
  { id, ...settled }: Pick<ProfileRow, 'id' | 'fullName' | 'role'>,
): Promise<void> {
  await tx.update(profiles).set(settled).where(eq(profiles.id, id));
}
