import { and, count, eq, isNull } from 'drizzle-orm';
import { factorWords, type TwoFactorSetUp, type TwoFactorState } from '#contract/accounts/factors.ts';
import { twoFactorOff, twoFactorOn } from '#core/accounts/factors/emails.ts';
import {
  codeRefused,
  recoveryCodesRenewed,
  twoFactorDisabled,
  twoFactorEnabled,
} from '#core/accounts/factors/events.ts';
import { findFactor, removeFactor, replaceRecoveryCodes, storeSecret } from '#core/accounts/factors/internal/store.ts';
import { addressOf, newSecret, qrCodeOf } from '#core/accounts/factors/internal/totp.ts';
import { checkCode } from '#core/accounts/factors/queries/check.ts';
import { setUpLifeMs } from '#core/accounts/factors/rules.ts';
import { recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { accountRoleOf, type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { inSession, requireProof } from './require-proof.ts';

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function setUpOf({ platform, actor }: PersonContext, secret: string): TwoFactorSetUp {
  const address = addressOf(secret, { issuer: platform.config.site.name, label: actor.email });
  return { qr: qrCodeOf(address), secret: inGroups(secret), address };
}

const isRequired = ({ platform, actor }: PersonContext): boolean =>
  platform.config.staffTwoFactor && accountRoleOf(actor) !== 'user';

/** Whether two-factor sign-in is on, and how many recovery codes are left. @throws AppError `unauthenticated` */
export function readTwoFactor(ctx: Context): Promise<TwoFactorState> {
  const person = requireAccount(ctx);
  const { userId } = person.actor;
  return ctx.platform.database.read(scopeOf(ctx.actor), async (tx) => {
    const [row] = await tx
      .select({ confirmedAt: twoFactors.confirmedAt })
      .from(twoFactors)
      .where(eq(twoFactors.userId, userId));
    const [left] = await tx
      .select({ codes: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    const since = row?.confirmedAt?.toISOString() ?? null;
    const recoveryCodesLeft = left?.codes ?? 0;
    return { enabled: since !== null, since, recoveryCodesLeft, required: isRequired(person) };
  });
}

/** What was begun and not finished, for a page that is opened again; null when there is none. */
export function findSetUp(ctx: Context): Promise<TwoFactorSetUp | null> {
  const person = requireAccount(ctx);
  const { database, clock } = ctx.platform;
  return database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, person.actor.userId);
    const begun = factor?.confirmedAt ? factor.next : factor;
    const isOpen = begun && clock.now().getTime() - begun.createdAt.getTime() < setUpLifeMs;
    return isOpen ? setUpOf(person, begun.secret) : null;
  });
}

/**
 * Begins to set up two-factor sign-in with a new secret. Nothing changes for signing in until it is confirmed.
 * @param proof the password
 * @throws AppError `conflict` when it is on; as `requireProof`
 */
export async function beginTwoFactor(ctx: Context, { proof }: { proof: string }): Promise<void> {
  const { userId } = (await requireProof(ctx, proof)).actor;
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, userId);
    if (factor?.confirmedAt) throw new AppError('conflict', { publicMessage: factorWords.alreadyOn });
    await storeSecret(tx, ctx.platform, userId, newSecret());
  });
}

/**
 * Switches two-factor sign-in on with the first code of the app. Tells the person by mail.
 * @returns the recovery codes, which are never shown again
 * @throws AppError `invalid` for a wrong code; `limited`; `conflict` when nothing was begun, or it is on already
 */
export async function confirmTwoFactor(ctx: Context, { code }: { code: string }): Promise<string[]> {
  const person = requireAccount(ctx);
  const { userId } = person.actor;
  const outcome = await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, userId);
    if (!factor || factor.confirmedAt)
      throw new AppError('conflict', { publicMessage: factor ? factorWords.alreadyOn : factorWords.notBegun });
    const answer = await checkCode(tx, ctx.platform, { userId, factor, from: inSession(person) }, code);
    if (answer.kind === 'right') return switchOn(tx, person);
    await record(tx, ctx, codeRefused, { entityId: userId, outcome: 'refused' });
    return answer;
  });
  if (Array.isArray(outcome)) return outcome;
  if (outcome.kind === 'limited')
    throw new AppError('limited', { publicMessage: factorWords.tooMany, retryAfter: outcome.retryAfterSeconds });
  throw new AppError('invalid', { publicMessage: factorWords.wrongCode });
}

async function switchOn(tx: Transaction, ctx: PersonContext): Promise<string[]> {
  const { userId } = ctx.actor;
  const confirmedAt = ctx.platform.clock.now();
  await tx.update(twoFactors).set({ confirmedAt }).where(eq(twoFactors.userId, userId));
  const codes = await replaceRecoveryCodes(tx, ctx.platform, userId);
  await announce(tx, ctx, twoFactorEnabled, twoFactorOn);
  return codes;
}

export async function announce(
  tx: Transaction,
  ctx: PersonContext,
  event: EventDefinition,
  mail: typeof twoFactorOn | null,
): Promise<void> {
  const { userId, email, fullName } = ctx.actor;
  await record(tx, ctx, event, { entityId: userId });
  if (mail) await queueMail(tx, ctx.platform, mail, { to: email, input: { name: fullName }, userId });
}

/**
 * Switches two-factor sign-in off and forgets its secret and codes. Tells the person by mail. Again changes nothing.
 * @param proof a code of the app, or a recovery code
 * @throws AppError `forbidden` for staff who must have it; as `requireProof`
 */
export async function disableTwoFactor(ctx: Context, { proof }: { proof: string }): Promise<void> {
  if (isRequired(requireAccount(ctx))) throw new AppError('forbidden', { publicMessage: factorWords.neededByStaff });
  const person = await requireProof(ctx, proof);
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, person.actor.userId);
    if (!factor?.confirmedAt) return;
    await removeFactor(tx, person.actor.userId);
    await announce(tx, person, twoFactorDisabled, twoFactorOff);
  });
}

/**
 * New recovery codes; the old ones no longer work.
 * @param proof a code of the app, or a recovery code
 * @returns the codes, which are never shown again
 * @throws AppError `conflict` when two-factor sign-in is off; as `requireProof`
 */
export async function renewRecoveryCodes(ctx: Context, { proof }: { proof: string }): Promise<string[]> {
  const person = await requireProof(ctx, proof);
  return ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const factor = await findFactor(tx, ctx.platform, person.actor.userId);
    if (!factor?.confirmedAt) throw new AppError('conflict', { publicMessage: factorWords.notOn });
    const codes = await replaceRecoveryCodes(tx, ctx.platform, person.actor.userId);
    await announce(tx, person, recoveryCodesRenewed, null);
    return codes;
  });
}
