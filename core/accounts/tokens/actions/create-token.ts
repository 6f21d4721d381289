import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { TokenInput } from '#contract/accounts/token-input.ts';
import { isStaffScope, type TokenView } from '#contract/accounts/tokens.ts';
import { longDate } from '#contract/base/formats.ts';
import { fault } from '#contract/faults/faults.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { readSessionProofs } from '#core/accounts/factors/internal/session-proofs.ts';
import { formatStyleOf, languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { tokenMade } from '#core/accounts/tokens/emails.ts';
import { tokenCreated } from '#core/accounts/tokens/events.ts';
import { tokenTextOf } from '#core/accounts/tokens/internal/token-text.ts';
import { viewOf } from '#core/accounts/tokens/queries/tokens.ts';
import { mostTokens } from '#core/accounts/tokens/rules.ts';
import { apiTokens } from '#core/accounts/tokens/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, isStaff, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

/**
 * Creates a token of the API for the person who asks. Tells them by mail.
 * @returns the token, which is never shown again
 * @throws AppError `forbidden` for scopes of staff without their role; `conflict` for one token too many; as `requireProof`
 */
export async function createToken(ctx: Context, input: TokenInput): Promise<{ token: string; view: TokenView }> {
  const person = await requireProof(ctx, input.proof);
  if (input.scopes.some(isStaffScope) && !isStaff(person.actor))
    throw new AppError('forbidden', {
      publicMessage: fault('staff-permission'),
      field: 'scopes',
    });
  const { vault } = ctx.platform;
  const token = tokenTextOf(vault.createToken());
  const view = await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const row = await insertToken(tx, person, input, token);
    const newValues = { name: row.name, scopes: row.scopes, expires_at: row.expiresAt };
    await record(tx, ctx, tokenCreated, { entityId: row.id, newValues });
    await mailToken(tx, person, row);
    return viewOf(row);
  });
  return { token, view };
}

async function insertToken(tx: Transaction, person: PersonContext, input: TokenInput, token: string) {
  const { actor, platform } = person;
  const createdAt = platform.clock.now();
  const isGood = and(eq(apiTokens.userId, actor.userId), isNull(apiTokens.endedAt), gt(apiTokens.expiresAt, createdAt));
  const [good] = await tx.select({ tokens: count() }).from(apiTokens).where(isGood);
  if ((good?.tokens ?? 0) >= mostTokens)
    throw new AppError('conflict', { publicMessage: fault('many-tokens', mostTokens), field: 'name' });
  const { factorProvedAt } = await readSessionProofs(tx, person);
  const [row] = await tx
    .insert(apiTokens)
    .values({
      userId: actor.userId,
      name: input.name,
      tokenHash: platform.vault.hashToken(token),
      hint: token.slice(-4),
      scopes: input.scopes,
      factorProvedAt,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + input.days * 86_400_000),
    })
    .returning();
  if (!row) throw new Error('tokens: nothing was inserted');
  return row;
}

async function mailToken(
  tx: Transaction,
  { actor, platform }: PersonContext,
  row: typeof apiTokens.$inferSelect,
): Promise<void> {
  const { userId, email: to, fullName: name } = actor;
  const language = await languageOfUser(tx, userId);
  const { timeZone, locale } = await formatStyleOf(tx, userId);
  const day = longDate(row.expiresAt.toISOString(), timeZone, locale);
  await queueMail(tx, platform, tokenMade, { to, userId, language, input: { name, token: row.name, day } });
}
