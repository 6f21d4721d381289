import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { type Allowance, consume } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { codeLimits, isTotpCode, normaliseCode } from './rules.ts';
import { twoFactors } from './schema.ts';
import { findFactor, type StoredFactor, takeRecoveryCode, takeStep } from './store.ts';
import { stepOf } from './totp.ts';

export type CodeKind = keyof typeof codeLimits;

/** How a code was answered. Every answer but `limited` has been counted. */
export type CodeAnswer =
  | { kind: 'right'; with: CodeKind }
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterSeconds: number };

const keyOf = ({ vault }: Platform, kind: CodeKind, windowSeconds: number, userId: string) =>
  vault.fingerprint(`limit code ${kind} ${windowSeconds}`, userId);

/** The longest wait decides. */
async function count(tx: Transaction, platform: Platform, kind: CodeKind, userId: string): Promise<Allowance> {
  let worst: Allowance = { allowed: true, retryAfterSeconds: 0 };
  for (const { most, windowSeconds } of codeLimits[kind]) {
    const key = keyOf(platform, kind, windowSeconds, userId);
    const allowance = await consume(tx, { key, most, windowSeconds }, platform.clock.now());
    if (allowance.retryAfterSeconds > worst.retryAfterSeconds) worst = allowance;
  }
  return worst;
}

/**
 * Whether this is a code of somebody's app, or one of their recovery codes. A right one counts once: it is used up in
 * this transaction, as is the attempt, so commit also when it is wrong.
 */
export async function checkCode(
  tx: Transaction,
  platform: Platform,
  { userId, factor }: { userId: string; factor: StoredFactor },
  typed: string,
): Promise<CodeAnswer> {
  const code = normaliseCode(typed);
  const kind: CodeKind = isTotpCode(code) ? 'totp' : 'recovery';
  const { allowed, retryAfterSeconds } = await count(tx, platform, kind, userId);
  if (!allowed) return { kind: 'limited', retryAfterSeconds };
  const right =
    kind === 'totp'
      ? await takeTotpCode(tx, platform, { userId, factor }, code)
      : await takeRecoveryCode(tx, platform, userId, code);
  return right ? { kind: 'right', with: kind } : { kind: 'wrong' };
}

async function takeTotpCode(
  tx: Transaction,
  { clock }: Platform,
  { userId, factor }: { userId: string; factor: StoredFactor },
  code: string,
): Promise<boolean> {
  const step = stepOf(factor.secret, code, clock.now());
  return step !== null && (await takeStep(tx, userId, step));
}

/**
 * The step whose code this is in an app that is not in use yet; null for a wrong one. Counted as any attempt, so commit
 * also when it is wrong.
 */
export async function checkNewApp(
  tx: Transaction,
  platform: Platform,
  { userId, secret }: { userId: string; secret: string },
  typed: string,
): Promise<{ step: number | null } | { retryAfterSeconds: number }> {
  const { allowed, retryAfterSeconds } = await count(tx, platform, 'totp', userId);
  return allowed ? { step: stepOf(secret, normaliseCode(typed), platform.clock.now()) } : { retryAfterSeconds };
}

/** What signing in asks besides the password. */
export interface SecondFactor {
  /** True for a right code, once. Commit in any case: the attempt counts. */
  check(code: string): Promise<boolean>;
}

/** The second factor that somebody has switched on; null when there is none. `tx` runs under the system's scope. */
export async function findSecondFactor(
  tx: Transaction,
  platform: Platform,
  userId: string,
): Promise<SecondFactor | null> {
  const factor = await findFactor(tx, platform, userId);
  if (!factor?.confirmedAt) return null;
  return { check: async (code) => (await checkCode(tx, platform, { userId, factor }, code)).kind === 'right' };
}

/** In a query that joins tables: whether the account with this id has a second factor switched on. */
export const hasSecondFactor = (userId: Column): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${twoFactors} where ${twoFactors.userId} = ${userId} and ${twoFactors.confirmedAt} is not null)`;
