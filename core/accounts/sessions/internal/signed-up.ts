import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findLink } from './links.ts';

export interface SignUpRow {
  passwordHash: string;
  fullName: string | null;
}

/** What this browser signed up with for an account, within the hour. Under the system's scope. */
export async function findSignUp(
  tx: Transaction,
  platform: Platform,
  { userId, signUpToken }: { userId: string | null; signUpToken: string | null },
): Promise<SignUpRow | null> {
  const row = await findLink(tx, platform, 'sign-up', signUpToken);
  if (!row?.passwordHash || row.userId !== userId) return null;
  return { passwordHash: row.passwordHash, fullName: row.fullName };
}
