import { findSecondFactor } from '#core/accounts/factors/internal/second-factor.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { isOwnerEmail, normaliseEmail } from '#core/accounts/profile/rules.ts';
import { linkIdentity, openedByIdentity } from '#core/accounts/provider/emails.ts';
import { identityLinked, linkMailed } from '#core/accounts/provider/events.ts';
import { accountCreated } from '#core/accounts/sessions/events.ts';
import { type Account, findAccountByEmail, lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { browserOf } from '#core/accounts/sessions/internal/browsers.ts';
import { confirmEmail } from '#core/accounts/sessions/internal/confirm-email.ts';
import { insertAccount } from '#core/accounts/sessions/internal/insert-account.ts';
import { linkUrl } from '#core/accounts/sessions/internal/links.ts';
import { lockAddress, mailOnce } from '#core/accounts/sessions/internal/mail-once.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Identity } from '#platform/identity/provider.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { type Entered, enterLinked, refuse } from './enter.ts';
import { findIdentityOf, insertIdentity } from './links.ts';
import { createPendingLink } from './pending-link.ts';

/**
 * An identity that no account is linked to. A new account is opened only for an address that the provider has verified
 * and nobody here has confirmed; a confirmed account is mailed a link. Never the owner's, nor one that was given a role:
 * those are opened by a mail to their mailbox.
 */
export async function enterUnlinked(tx: Transaction, ctx: Context, identity: Identity): Promise<Entered> {
  const { platform } = ctx;
  // The same answer whether the address has an account or not.
  if (identity.email === null || !identity.isEmailVerified) return refuse(tx, ctx, 'unverified', null);
  const email = normaliseEmail(identity.email);
  await lockAddress(tx, platform, email);
  const known = await findAccountByEmail(tx, platform, email);
  if (known?.emailConfirmedAt || known?.deletedAt) return offerLink(tx, ctx, known, identity);
  const isSpecial = isOwnerEmail(platform.config, email) || (known !== null && known.role !== 'user');
  if (isSpecial) return refuse(tx, ctx, 'mail-first', known?.id ?? null);
  if (platform.config.site.signUp !== 'open') return refuse(tx, ctx, 'no-sign-up', known?.id ?? null);
  return openNew(tx, ctx, { known, email, identity });
}

async function openNew(
  tx: Transaction,
  ctx: Context,
  { known, email, identity }: { known: Account | null; email: string; identity: Identity },
): Promise<Entered> {
  const { platform } = ctx;
  const userId = known?.id ?? (await insertAccount(tx, ctx, email));
  if (!known) await record(tx, ctx, accountCreated, { entityId: userId, userId, details: { by: 'provider' } });
  const account = await lockAccount(tx, platform, userId);
  if (!account) return refuse(tx, ctx, 'refused', userId);
  await confirmEmail(tx, ctx, account, { fullName: identity.fullName });
  const row = await insertIdentity(tx, platform, userId, identity);
  if (!row) return refuse(tx, ctx, 'taken', userId);
  await record(tx, ctx, identityLinked, { entityId: userId, userId, details: { by: 'provider' } });
  const input = { name: identity.fullName, provider: providerName(ctx) };
  const language = await languageOfUser(tx, userId, languageOfClient(ctx));
  await queueMail(tx, platform, openedByIdentity, { to: email, userId, language, input });
  return enterLinked(tx, ctx, { row, identity });
}

const providerName = ({ platform }: Context): string => platform.config.identity?.name ?? '';

/** Nothing is linked before the mailbox says so, in this browser; a mailbox alone takes the place of no second factor. */
async function offerLink(tx: Transaction, ctx: Context, account: Account, identity: Identity): Promise<Entered> {
  const { platform } = ctx;
  const { id: userId, email, fullName } = account;
  if (await findIdentityOf(tx, userId)) return refuse(tx, ctx, 'other', userId);
  if (await findSecondFactor(tx, platform, userId)) return refuse(tx, ctx, 'settings', userId);
  const browser = browserOf(ctx);
  const mail = { kind: 'provider', userId, email, isProven: true, isWanted: account.deletedAt === null } as const;
  await record(tx, ctx, linkMailed, { entityId: userId, userId });
  await mailOnce(tx, platform, mail, async () => {
    const token = await createPendingLink(tx, platform, userId, { identity, browser });
    const language = await languageOfUser(tx, userId);
    const url = linkUrl(platform, 'provider', token, { language });
    const input = { name: fullName, provider: providerName(ctx), url };
    await queueMail(tx, platform, linkIdentity, { to: email, userId, language, input });
  });
  return { state: 'outcome', outcome: 'mailed', browser };
}
