import type { SensitiveAnswer } from '#contract/sensitive/types.ts';
import type { Answer } from '#core/sources/define.ts';
import type { sensitiveChoices } from './schema.ts';

const DAY_SECONDS = 86_400;

/** Milliseconds. */
export const sensitiveTimes = {
  /** A run ends after so long, without the sites that have not answered. */
  patienceMs: 60_000,
  /** A run that has not ended after so long has died, and may be asked for again. */
  lostMs: 10 * 60_000,
} as const;

/** Runs of one account: each asks every site. */
export const sensitiveLimits = [{ most: 10, windowSeconds: DAY_SECONDS }] as const;

type Times = Pick<typeof sensitiveChoices.$inferSelect, 'askedAt' | 'answeredAt'>;

/** Whether a run that was asked for has not ended yet. */
export const isAsking = ({ askedAt, answeredAt }: Times, now: Date): boolean =>
  askedAt !== null &&
  (answeredAt === null || answeredAt < askedAt) &&
  now.getTime() - askedAt.getTime() < sensitiveTimes.lostMs;

/** How an answer reads to the person: only what a passed control proves is said. */
export function stateOf({ state }: Answer): SensitiveAnswer['state'] {
  if (state === 'found') return 'found';
  return state === 'clear' ? 'none' : 'unknown';
}
