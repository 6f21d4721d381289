import { eq } from 'drizzle-orm';
import type { OtherWays } from '#contract/accounts/factors.ts';
import { deviceOf } from '#contract/base/device.ts';
import { forgetCodeAttempts } from '#core/accounts/factors/internal/check-code.ts';
import { listWays } from '#core/accounts/factors/queries/ways-in.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { resetUrl } from '#core/accounts/sessions/actions/sign-up.ts';
import { passwordWasChanged } from '#core/accounts/sessions/emails.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
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
  const stays = describeWays(await listWays(tx, userId));
  const language = await languageOfUser(tx, userId);
  const settingsUrl = `${platform.config.appUrl}/settings`;
  const device = deviceOf(client?.userAgent ?? null);
  const input = { name: fullName, device, resetUrl: resetUrl(platform, language), settingsUrl, stays };
  await queueMail(tx, platform, passwordWasChanged, { to, userId, language, input });
  return stays;
}

/** In words for a mail, one line each; none when the password is all there is. */
function describeWays({ passkeys, app, recoveryCodes, provider }: OtherWays): string[] {
  const codes = recoveryCodes === 1 ? '1 recovery code' : `${recoveryCodes} recovery codes`;
  return [
    ...passkeys.map(({ name, createdAt }) => `Passkey “${name}”, added ${createdAt.slice(0, 10)}`),
    ...(app ? [`Authenticator app, set up ${app.since.slice(0, 10)}`] : []),
    ...(recoveryCodes > 0 ? [codes] : []),
    ...(provider ? [`Sign-in with another provider, linked ${provider.slice(0, 10)}`] : []),
  ];
}
