import { fault } from '#contract/faults/faults.ts';
import { proofRefused } from '#core/accounts/factors/events.ts';
import { type CodeAnswer, type CodeSource, checkCode } from '#core/accounts/factors/internal/check-code.ts';
import { noteFactorProved } from '#core/accounts/factors/internal/session-proofs.ts';
import { findFactor } from '#core/accounts/factors/internal/store.ts';
import { verifyOwnPassword } from '#core/accounts/sessions/actions/verify-own-password.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Codes that are tried in an open session are counted for it alone. */
export const inSession = ({ actor }: PersonContext): CodeSource => ({ known: `session ${actor.sessionId}` });

/**
 * Asks once more who it is, before acts for which an open session is not enough: with two-factor sign-in a code of
 * the app or a recovery code, otherwise the password. A token of the API can prove nothing.
 * @throws AppError `forbidden` with the reason, which is recorded, and `limited`, both about the field `proof`; `unauthenticated`
 */
export async function requireProof(ctx: Context, proof: string): Promise<PersonContext> {
  const person = requireAccount(ctx);
  if (person.actor.token) throw new AppError('forbidden', { publicMessage: fault('not-by-token') });
  const { database } = ctx.platform;
  const answer = await database.transaction(scopeOf(ctx.actor), (tx) => answerWithCode(tx, person, proof));
  if (answer?.kind === 'right') return person;
  if (answer === null && (await verifyOwnPassword(ctx, proof))) return person;
  if (answer?.kind === 'limited')
    throw new AppError('limited', {
      publicMessage: fault('many-wrong-codes'),
      retryAfter: answer.retryAfterSeconds,
      field: 'proof',
    });
  await database.transaction(scopeOf(ctx.actor), (tx) =>
    record(tx, ctx, proofRefused, { entityId: person.actor.userId, outcome: 'refused' }),
  );
  const publicMessage = answer ? fault('wrong-app-code') : fault('wrong-password');
  throw new AppError('forbidden', { publicMessage, field: 'proof' });
}

/** @returns null where there is no second factor, so that the password is asked for */
async function answerWithCode(tx: Transaction, person: PersonContext, code: string): Promise<CodeAnswer | null> {
  const { platform, actor } = person;
  const factor = await findFactor(tx, platform, actor.userId);
  if (!factor?.confirmedAt) return null;
  const answer = await checkCode(tx, platform, { userId: actor.userId, factor, from: inSession(person) }, code);
  if (answer.kind === 'right') await noteFactorProved(tx, person);
  return answer;
}
