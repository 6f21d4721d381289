import { createHash } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { tokenTimes } from '#core/accounts/tokens/rules.ts';
import { apiAnswers } from '#core/accounts/tokens/schema.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { findPersonKey, personKey } from '#core/base/person-key.ts';
import type { Place } from '#platform/crypto/vault.ts';
import { systemScope } from '#platform/database/scope.ts';

/** What a request was answered. */
export interface KeptAnswer {
  status: number;
  /** JSON */
  body: string;
}

/** A request that its client may send again. */
interface Repeatable {
  /** The client's name for it (Idempotency-Key). */
  key: string;
  /** Method, address and body. */
  request: string;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

const placeOf = (tokenId: string, keyHash: string): Place => ({
  table: 'api_answers',
  column: 'sealed',
  row: `${tokenId} ${keyHash}`,
});

/**
 * Runs a request of a token once, however often it comes within a day; a repeated one gets the same answer. One that failed
 * may be sent again.
 * @throws AppError `conflict` while the first is under way, `invalid` for the same key with another request; what `run` throws
 */
export async function answerOnce(
  ctx: Context,
  { key, request }: Repeatable,
  run: () => Promise<KeptAnswer>,
): Promise<KeptAnswer & { isRepeated: boolean }> {
  const person = requireAccount(ctx);
  const keyHash = hashOf(key);
  const kept = await beginAnswer(person, keyHash, hashOf(request));
  if (kept) return { ...kept, isRepeated: true };
  try {
    const answer = await run();
    await keepAnswer(person, keyHash, answer);
    return { ...answer, isRepeated: false };
  } catch (error) {
    await forgetAnswer(person, keyHash);
    throw error;
  }
}

const isIt = ({ actor }: PersonContext, keyHash: string) =>
  and(eq(apiAnswers.tokenId, actor.sessionId), eq(apiAnswers.keyHash, keyHash));

/** @returns the answer of the first request; null where this is the first */
function beginAnswer(person: PersonContext, keyHash: string, requestHash: string): Promise<KeptAnswer | null> {
  const { actor, platform } = person;
  const { sessionId: tokenId, userId } = actor;
  const createdAt = platform.clock.now();
  return platform.database.transaction(systemScope, async (tx) => {
    const lost = new Date(createdAt.getTime() - tokenTimes.lostMs);
    const isLost = and(isIt(person, keyHash), isNull(apiAnswers.status), lte(apiAnswers.createdAt, lost));
    await tx.delete(apiAnswers).where(isLost);
    const first = await tx
      .insert(apiAnswers)
      .values({ tokenId, userId, keyHash, requestHash, createdAt })
      .onConflictDoNothing()
      .returning({ tokenId: apiAnswers.tokenId });
    if (first.length > 0) return null;
    const [row] = await tx.select().from(apiAnswers).where(isIt(person, keyHash));
    if (row && row.requestHash !== requestHash)
      throw new AppError('invalid', { publicMessage: 'This Idempotency-Key was used for another request.' });
    const dataKey = row?.sealed ? await findPersonKey(tx, platform, userId) : null;
    if (row?.status == null || row.sealed === null || dataKey === null)
      throw new AppError('conflict', { publicMessage: 'The first request with this Idempotency-Key is under way.' });
    return { status: row.status, body: platform.vault.open(dataKey, placeOf(tokenId, keyHash), row.sealed) };
  });
}

async function keepAnswer(person: PersonContext, keyHash: string, { status, body }: KeptAnswer): Promise<void> {
  const { actor, platform } = person;
  await platform.database.transaction(systemScope, async (tx) => {
    const dataKey = await personKey(tx, platform, actor.userId);
    const sealed = platform.vault.seal(dataKey, placeOf(actor.sessionId, keyHash), body);
    await tx.update(apiAnswers).set({ status, sealed }).where(isIt(person, keyHash));
  });
}

async function forgetAnswer(person: PersonContext, keyHash: string): Promise<void> {
  await person.platform.database.transaction(systemScope, (tx) =>
    tx.delete(apiAnswers).where(and(isIt(person, keyHash), isNull(apiAnswers.status))),
  );
}
