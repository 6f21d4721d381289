import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SignUpInput } from '#contract/account-input.ts';
import { record } from '#core/audit/events.ts';
import type { Context } from '#core/context.ts';
import { createProfile } from '#core/customers/actions.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { type Account, findAccountByEmail } from './accounts.ts';
import { accountExists, confirmAddress, resetPassword } from './emails.ts';
import { evenly } from './evenly.ts';
import { accountCreated, signUpRepeated } from './events.ts';
import { isLeaked } from './leaked.ts';
import { admitClient, admitMailbox } from './limits.ts';
import { createLink, linkUrl } from './links.ts';
import { hashPassword } from './passwords.ts';
import { effectiveRole, normaliseEmail } from './rules.ts';
import { authCredentials } from './schema.ts';

interface Wanted {
  email: string;
  fullName: string | null;
  passwordHash: string;
  /** The password was not taken. */
  isRefused: boolean;
}

/**
 * Opens an account that stays closed until its mailed link is used. Every address gets the same answer in the same
 * time: one that has an account is mailed that it has, and nothing of it changes.
 * @returns whether the password stands in known breaches, which is worth a warning
 * @throws AppError `limited`
 */
export async function signUp(ctx: Context, input: SignUpInput): Promise<{ passwordLeaked: boolean }> {
  await admitClient(ctx, 'sign-up');
  const { config, vault } = ctx.platform;
  const email = normaliseEmail(input.email);
  const passwordLeaked = await isLeaked(ctx.platform, input.password);
  // Staff may not have such a password, and the owner will be: their mail asks for another one instead.
  const isRefused = passwordLeaked && effectiveRole({ email, role: 'user' }, config.ownerEmail) !== 'user';
  const passwordHash = await hashPassword(isRefused ? vault.createToken() : input.password);
  const wanted = { email, fullName: input.fullName, passwordHash, isRefused };
  await ctx.platform.database.transaction(systemScope, (tx) => keepSignUp(tx, ctx, wanted));
  return { passwordLeaked };
}

/** The same statements whoever has the address, so that the time they take says nothing. */
async function keepSignUp(tx: Transaction, ctx: Context, wanted: Wanted): Promise<void> {
  const { platform } = ctx;
  const lock = platform.vault.fingerprint('sign-up', wanted.email);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const mayMail = await admitMailbox(tx, platform, 'confirmation', wanted.email);
  const known = await findAccountByEmail(tx, platform, wanted.email);
  const id = randomUUID();
  const email = known ? `${id}@nobody.invalid` : wanted.email;
  await evenly(tx, { keep: known === null }, () => insertAccount(tx, ctx, id, { ...wanted, email }));
  const userId = known?.id ?? id;
  await replacePending(tx, userId, wanted.passwordHash);
  await record(tx, ctx, known ? signUpRepeated : accountCreated, { entityId: userId, userId });
  await evenly(tx, { keep: mayMail }, () => mailAfterSignUp(tx, ctx, { userId, known, wanted }));
}

async function insertAccount(tx: Transaction, { platform }: Context, id: string, wanted: Wanted): Promise<void> {
  const now = platform.clock.now();
  const { email, fullName, passwordHash } = wanted;
  await createProfile(tx, { id, email, fullName, createdAt: now });
  await tx.insert(authCredentials).values({ userId: id, passwordHash, passwordChangedAt: now, createdAt: now });
}

/** Until the address is confirmed, the newest sign-up's password is the one that is asked for. */
async function replacePending(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx
    .update(authCredentials)
    .set({ passwordHash })
    .where(and(eq(authCredentials.userId, userId), isNull(authCredentials.emailConfirmedAt)));
}

async function mailAfterSignUp(
  tx: Transaction,
  { platform }: Context,
  { userId, known, wanted }: { userId: string; known: Account | null; wanted: Wanted },
): Promise<void> {
  const { passwordHash, fullName, email: to, isRefused } = wanted;
  const confirmed = known?.emailConfirmedAt != null;
  // For a confirmed account the row is dead from the start: it is written only so that both take the same time.
  const extra = { passwordHash, fullName, ...(confirmed && { lifeMs: 0 }) };
  const kind = isRefused ? 'recovery' : 'confirmation';
  const token = await createLink(tx, platform, userId, kind, extra);
  if (confirmed) {
    const input = { name: known.fullName, signInUrl: `${platform.config.appUrl}/auth`, resetUrl: resetUrl(platform) };
    await queueMail(tx, platform, accountExists, { to, userId, input });
    return;
  }
  const input = { name: fullName, url: linkUrl(platform, kind, token) };
  await queueMail(tx, platform, isRefused ? resetPassword : confirmAddress, { to, userId, input });
}

/** The view in which somebody asks for a new password. */
export const resetUrl = ({ config }: Context['platform']): string => `${config.appUrl}/auth?view=reset`;
