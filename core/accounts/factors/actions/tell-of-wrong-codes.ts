import { addressIn } from '#contract/base/translated-pages.ts';
import { codesWereWrong } from '#core/accounts/factors/emails.ts';
import { wrongCodesMailLimits } from '#core/accounts/factors/rules.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import type { Transaction } from '#platform/database/database.ts';
import { consumeAll, limitsOf } from '#platform/limits/limits.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Platform } from '#platform/platform.ts';

/** Tells somebody, once a day at most, that codes were wrong after their right password: who tries knows it. */
export async function tellOfWrongCodes(
  tx: Transaction,
  platform: Platform,
  { id: userId, email: to, fullName: name }: { id: string; email: string; fullName: string | null },
): Promise<void> {
  const limits = limitsOf(platform.vault, 'mail wrong codes', userId, wrongCodesMailLimits);
  if (!(await consumeAll(tx, limits, platform.clock.now())).allowed) return;
  const language = await languageOfUser(tx, userId);
  const resetUrl = platform.config.appUrl + addressIn(language, '/auth?view=reset');
  await queueMail(tx, platform, codesWereWrong, { to, userId, language, input: { name, resetUrl } });
}
