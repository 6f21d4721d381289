import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/accounts/session.ts';
import { normaliseEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { signInLinkMade } from '#core/accounts/sessions/events.ts';
import { lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { createLink, deadLink, linkUrl, takeLink } from '#core/accounts/sessions/internal/links.ts';
import { openOrAskFactor } from '#core/accounts/sessions/internal/open-session.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, systemContext } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * A link for an operator to hand over that signs in to an account, e.g. while the identity provider is away and staff have
 * no password. It works once, within the hour.
 * @throws AppError `not-found` and `invalid`, with words for the operator
 */
export function createSignInLink(platform: Platform, email: string): Promise<string> {
  return platform.database.transaction(systemScope, async (tx) => {
    const [row] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.email, normaliseEmail(email)));
    const account = row && (await lockAccount(tx, platform, row.id));
    if (!account) throw new AppError('not-found', { publicMessage: `There is no account with the address ${email}.` });
    if (account.deletedAt || !account.emailConfirmedAt)
      throw new AppError('invalid', { publicMessage: `${email} is not confirmed, or was deactivated.` });
    const { id: userId } = account;
    const entry = { entityId: userId, userId, details: { by: 'operator' } };
    await record(tx, systemContext(platform, 'operator'), signInLinkMade, entry);
    return linkUrl(platform, 'sign-in', await createLink(tx, platform, userId, 'sign-in'));
  });
}

/**
 * Uses an operator's link. A second factor that the account has is asked for. Call it for a POST only.
 * @throws AppError `gone` for a link that is used, too old or none; `limited`
 */
export async function useSignInLink(ctx: Context, token: string): Promise<SignedIn> {
  const { platform } = ctx;
  await admitClient(ctx, 'link');
  const signedIn = await platform.database.transaction(systemScope, async (tx) => {
    const link = await takeLink(tx, platform, 'sign-in', token);
    const account = link && (await lockAccount(tx, platform, link.userId));
    return account && !account.deletedAt ? openOrAskFactor(tx, ctx, account, 'link') : null;
  });
  if (!signedIn) throw deadLink();
  return signedIn;
}
