import { randomUUID } from 'node:crypto';
import type { SignUpInput } from '#contract/accounts/account-input.ts';
import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { isOwnerEmail, normaliseEmail } from '#core/accounts/profile/rules.ts';
import { accountExists, confirmAddress } from '#core/accounts/sessions/emails.ts';
import { accountCreated, signUpRepeated } from '#core/accounts/sessions/events.ts';
import { type Account, findAccountByEmail } from '#core/accounts/sessions/internal/accounts.ts';
import { insertAccount } from '#core/accounts/sessions/internal/insert-account.ts';
import { isLeaked } from '#core/accounts/sessions/internal/leaked.ts';
import { admitClient } from '#core/accounts/sessions/internal/limits.ts';
import { createLink, linkUrl } from '#core/accounts/sessions/internal/links.ts';
import { lockAddress, mailOnce } from '#core/accounts/sessions/internal/mail-once.ts';
import { requireOpenSignUp } from '#core/accounts/sessions/internal/open-sign-up.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, languageOfClient } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { evenly } from '#platform/database/evenly.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';

interface Wanted {
  email: string;
  fullName: string | null;
  passwordHash: string;
  /** The password was not taken. */
  isRefused: boolean;
}

export interface SignedUp {
  /** Whether the password stands in known breaches, which is worth a warning. */
  passwordLeaked: boolean;
  /** For this browser to keep: with it, the mailed link takes password and name of this sign-up. */
  signUpToken: string;
}

/**
 * Opens an account without a password, which stays closed until a link in a mail to its address is used. Password and
 * name of the sign-up wait for a press of that link in the same browser; anywhere else a password is asked for. Every
 * address gets the same answer in the same time: one that has an account is mailed that it has, and nothing of it
 * changes.
 * @throws AppError `limited`; `forbidden` where sign-up is closed, for every address alike
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<SignedUp> {
  requireOpenSignUp(ctx);
  await admitClient(ctx, 'sign-up');
  const { config, database } = ctx.platform;
  const email = normaliseEmail(input.email);
  const passwordLeaked = await isLeaked(ctx.platform, input.password);
  // Staff may not have such a password, and the owner will be: their link asks for another one.
  const isRefused = passwordLeaked && isOwnerEmail(config, email);
  const passwordHash = await hashPassword(input.password);
  const wanted = { email, fullName: input.fullName, passwordHash, isRefused };
  const signUpToken = await database.transaction(systemScope, (tx) => keepSignUp(tx, ctx, wanted));
  return { passwordLeaked, signUpToken };
}

/** The same statements whoever has the address, so that the time they take says nothing. */
async function keepSignUp(tx: Transaction, ctx: Context, wanted: Wanted): Promise<string> {
  const { platform } = ctx;
  await lockAddress(tx, platform, wanted.email);
  const known = await findAccountByEmail(tx, platform, wanted.email);
  const id = randomUUID();
  await evenly(tx, async () => {
    await insertAccount(tx, ctx, known ? `${id}@nobody.invalid` : wanted.email, id);
    return known === null;
  });
  const userId = known?.id ?? id;
  const signUpToken = await keepWanted(tx, ctx, { userId, known, wanted });
  await record(tx, ctx, known ? signUpRepeated : accountCreated, { entityId: userId, userId });
  const isProven = known?.emailConfirmedAt != null;
  const mail = { kind: 'confirmation', userId, email: wanted.email, isProven, isWanted: true } as const;
  await mailOnce(tx, platform, mail, () => mailAfterSignUp(tx, ctx, { userId, known, to: wanted.email }));
  return signUpToken;
}

async function keepWanted(
  tx: Transaction,
  { platform }: Context,
  { userId, known, wanted }: { userId: string; known: Account | null; wanted: Wanted },
): Promise<string> {
  const { passwordHash, fullName, isRefused } = wanted;
  let token = '';
  await evenly(tx, async () => {
    token = await createLink(tx, platform, userId, 'sign-up', { passwordHash, fullName });
    return !known?.emailConfirmedAt && !isRefused;
  });
  return token;
}

async function mailAfterSignUp(
  tx: Transaction,
  ctx: Context,
  { userId, known, to }: { userId: string; known: Account | null; to: string },
): Promise<void> {
  const { platform } = ctx;
  const language = await languageOfUser(tx, userId, languageOfClient(ctx));
  // That of a confirmed account opens nothing and is mailed to nobody: it notes when the mail was written.
  const token = await createLink(tx, platform, userId, 'confirmation');
  if (known?.emailConfirmedAt) {
    const signInUrl = platform.config.appUrl + addressIn(language, '/auth');
    const input = { name: known.fullName, signInUrl, resetUrl: resetUrl(platform, language) };
    await queueMail(tx, platform, accountExists, { to, userId, language, input });
    return;
  }
  await queueMail(tx, platform, confirmAddress, {
    to,
    userId,
    language,
    input: { url: linkUrl(platform, 'confirmation', token, { language }) },
  });
}

/** The view in which somebody asks for a new password. */
export const resetUrl = ({ config }: Context['platform'], language: Language): string =>
  config.appUrl + addressIn(language, '/auth?view=reset');
