import { eq } from 'drizzle-orm';
import type { OtherWays } from '#contract/accounts/factors.ts';
import type { Language } from '#contract/base/languages.ts';
import { forgetCodeAttempts } from '#core/accounts/factors/internal/check-code.ts';
import { listWays } from '#core/accounts/factors/queries/ways-in.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { resetUrl } from '#core/accounts/sessions/actions/sign-up.ts';
import { mailTexts } from '#core/accounts/sessions/emails.texts.ts';
import { passwordWasChanged } from '#core/accounts/sessions/emails.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import { deviceIn } from '#core/base/device.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';
import type { Account } from './accounts.ts';
import { forgetClients, welcomeBrowser } from './browsers.ts';

/** The new password counts, and the browser that asks is the only one in which somebody has proved to know it. */
export async function replacePassword(
  tx: Transaction,
  ctx: Context,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const { platform, client } = ctx;
  const passwordChangedAt = platform.clock.now();
  await tx.update(authCredentials).set({ passwordHash, passwordChangedAt }).where(eq(authCredentials.userId, userId));
  await forgetClients(tx, userId);
  if (client?.browser) await welcomeBrowser(tx, ctx, userId, client.browser);
  await forgetCodeAttempts(tx, platform, userId);
}

/** Mails that there is a new password, and what opens the account besides. @returns that, in words, a line each */
export async function tellOfNewPassword(
  tx: Transaction,
  ctx: Context,
  { id: userId, email: to, fullName }: Pick<Account, 'id' | 'email' | 'fullName'>,
): Promise<string[]> {
  const { platform, client } = ctx;
  const language = await languageOfUser(tx, userId);
  const stays = describeWays(await listWays(tx, userId), language);
  const settingsUrl = `${platform.config.appUrl}/settings`;
  const device = deviceIn(language, client?.userAgent ?? null);
  const input = { name: fullName, device, resetUrl: resetUrl(platform, language), settingsUrl, stays };
  await queueMail(tx, platform, passwordWasChanged, { to, userId, language, input });
  return stays;
}

/** In words for a mail, one line each; none when the password is all there is. */
function describeWays({ passkeys, app, recoveryCodes, provider }: OtherWays, language: Language): string[] {
  const { ways } = mailTexts[language];
  const dayOf = (iso: string) => iso.slice(0, 10);
  return [
    ...passkeys.map(({ name, createdAt }) => ways.passkey(name, dayOf(createdAt))),
    ...(app ? [ways.app(dayOf(app.since))] : []),
    ...(recoveryCodes > 0 ? [ways.codes(recoveryCodes)] : []),
    ...(provider ? [ways.provider(dayOf(provider))] : []),
  ];
}
