import { and, eq, isNull } from 'drizzle-orm';
import type { ChangePasswordInput } from '#contract/accounts/account-input.ts';
import { fault } from '#contract/faults/faults.ts';
import { proofRefused } from '#core/accounts/factors/events.ts';
import { passwordChanged } from '#core/accounts/sessions/events.ts';
import { lockAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { isLeaked } from '#core/accounts/sessions/internal/leaked.ts';
import { dropLinks } from '#core/accounts/sessions/internal/links.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { replacePassword, tellOfNewPassword } from '#core/accounts/sessions/internal/replace-password.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { accountRoleOf, type Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { endSessionsOf } from './end-sessions.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/**
 * Sets another password for whoever is signed in and knows the one that they have, ends every other session of theirs and the links
 * that were mailed to them, and tells them by mail.
 * @returns whether the new one stands in known breaches, which is worth a warning
 * @throws AppError `forbidden` about the field `current`, which is recorded; `invalid` for staff with a password from a breach;
 *   `limited` after a few tries; `unauthenticated`, also when the session has ended meanwhile
 */
export async function changePassword(
  ctx: Context,
  { current, password }: ChangePasswordInput,
): Promise<{ passwordLeaked: boolean }> {
  const person = requireAccount(ctx);
  if (!(await verifyOwnPassword(ctx, current, 'current'))) return refuseCurrent(person);
  const passwordLeaked = await isLeaked(ctx.platform, password);
  if (passwordLeaked && accountRoleOf(person.actor) !== 'user')
    throw new AppError('invalid', { publicMessage: fault('password-leaked'), field: 'password' });
  const passwordHash = await hashPassword(password);
  await ctx.platform.database.transaction(systemScope, (tx) => changeOnce(tx, person, passwordHash));
  return { passwordLeaked };
}

async function refuseCurrent(person: PersonContext): Promise<never> {
  const { database } = person.platform;
  await database.transaction(systemScope, (tx) =>
    record(tx, person, proofRefused, { entityId: person.actor.userId, outcome: 'refused' }),
  );
  throw new AppError('forbidden', { publicMessage: fault('wrong-password'), field: 'current' });
}

async function changeOnce(tx: Transaction, ctx: PersonContext, passwordHash: string): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  const account = await lockAccount(tx, ctx.platform, userId);
  // Of two who change it at once, also by a mailed link, the second finds its session ended.
  if (!account || !(await isOpen(tx, sessionId)))
    throw new AppError('unauthenticated', { publicMessage: fault('sign-in-first') });
  await endSessionsOf(tx, userId, 'password-changed', { exceptId: sessionId });
  await dropLinks(tx, ctx.platform, userId);
  await replacePassword(tx, ctx, userId, passwordHash);
  await record(tx, ctx, passwordChanged, { entityId: userId });
  await tellOfNewPassword(tx, ctx, account);
}

async function isOpen(tx: Transaction, sessionId: string): Promise<boolean> {
  const open = and(eq(authSessions.id, sessionId), isNull(authSessions.endedAt));
  return (await tx.select({ id: authSessions.id }).from(authSessions).where(open)).length > 0;
}
