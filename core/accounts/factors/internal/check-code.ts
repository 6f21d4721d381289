import { type StoredFactor, takeRecoveryCode, takeStep } from '#core/accounts/factors/internal/store.ts';
import { stepOf } from '#core/accounts/factors/internal/totp.ts';
import { codeLimits, isTotpCode, normaliseCode } from '#core/accounts/factors/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type Allowance, consumeAll, limitsOf, release } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';

type CodeKind = keyof typeof codeLimits;

/** How a code was answered. Every answer but `limited` has been counted. */
export type CodeAnswer =
  | { kind: 'right'; with: CodeKind }
  | { kind: 'wrong' }
  | { kind: 'limited'; retryAfterSeconds: number };

/** Who tries a code: the person themselves, known by a session or a browser, or somebody in a network. */
export type CodeSource = { known: string } | { network: string };

type Share = keyof (typeof codeLimits)[CodeKind];

const limitsOfCodes = ({ vault }: Platform, kind: CodeKind, share: Share, who: string) =>
  limitsOf(vault, `code ${kind} ${share}`, who, codeLimits[kind][share]);

/** Counts one try. Others' tries never hold up whoever is known. */
async function countTry(
  tx: Transaction,
  platform: Platform,
  { kind, userId, from }: { kind: CodeKind; userId: string; from: CodeSource },
): Promise<Allowance> {
  const now = platform.clock.now();
  const consumeShare = (share: Share, who: string) => consumeAll(tx, limitsOfCodes(platform, kind, share, who), now);
  if ('known' in from) return consumeShare('own', `${userId} ${from.known}`);
  const network = await consumeShare('network', `${userId} ${from.network}`);
  return network.allowed ? consumeShare('strangers', userId) : network;
}

/** What strangers tried counts no more: whoever knew the old password does not know the new one. */
export async function forgetCodeAttempts(tx: Transaction, platform: Platform, userId: string): Promise<void> {
  for (const kind of ['totp', 'recovery'] as const)
    for (const { key } of limitsOfCodes(platform, kind, 'strangers', userId)) await release(tx, key);
}

/**
 * Whether this is a code of somebody's app, or one of their recovery codes. A right one counts once: it is used up in
 * this transaction, as is the attempt, so commit also when it is wrong.
 */
export async function checkCode(
  tx: Transaction,
  platform: Platform,
  { userId, factor, from }: { userId: string; factor: StoredFactor; from: CodeSource },
  typed: string,
): Promise<CodeAnswer> {
  const code = normaliseCode(typed);
  const kind: CodeKind = isTotpCode(code) ? 'totp' : 'recovery';
  const { allowed, retryAfterSeconds } = await countTry(tx, platform, { kind, userId, from });
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
  { userId, secret, from }: { userId: string; secret: string; from: CodeSource },
  typed: string,
): Promise<{ step: number | null } | { retryAfterSeconds: number }> {
  const { allowed, retryAfterSeconds } = await countTry(tx, platform, { kind: 'totp', userId, from });
  return allowed ? { step: stepOf(secret, normaliseCode(typed), platform.clock.now()) } : { retryAfterSeconds };
}
