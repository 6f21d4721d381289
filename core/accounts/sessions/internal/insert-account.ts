import { randomUUID } from 'node:crypto';
import { createProfile } from '#core/accounts/profile/internal/write-profile.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Name and password are of nobody yet who has proved the mailbox, so the account has neither. @returns its id */
export async function insertAccount(
  tx: Transaction,
  { platform }: Context,
  email: string,
  id: string = randomUUID(),
): Promise<string> {
  const now = platform.clock.now();
  await createProfile(tx, { id, email, fullName: null, createdAt: now });
  await tx.insert(authCredentials).values({ userId: id, passwordChangedAt: now, createdAt: now });
  return id;
}
