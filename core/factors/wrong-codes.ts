import type { Transaction } from '#platform/database/database.ts';
import { consume } from '#platform/limits/limits.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';
import { codesWereWrong } from './emails.ts';
import { wrongCodesMailLimit } from './rules.ts';

/** Tells somebody, once a day at most, that codes were wrong after their right password: who tries knows it. */
export async function tellOfWrongCodes(
  tx: Transaction,
  platform: Platform,
  { id: userId, email: to, fullName: name }: { id: string; email: string; fullName: string | null },
): Promise<void> {
  const key = platform.vault.fingerprint('limit mail wrong codes', userId);
  if (!(await consume(tx, { key, ...wrongCodesMailLimit }, platform.clock.now())).allowed) return;
  const resetUrl = `${platform.config.appUrl}/auth?view=reset`;
  await queueMail(tx, platform, codesWereWrong, { to, userId, input: { name, resetUrl } });
}
