import type { CaseState } from '#contract/removal/cases.ts';
import type { UnseenReason } from '#contract/removal/presence.ts';
import { type Check, proveGone, sightingOf } from '#core/removal/cases/absence.ts';
import type { Exposure } from '#core/sources/define.ts';

const DAY_MS = 86_400_000;

/** Days after a letter was sent, or a company said that it is done, on which we look. */
export const lookDays = [7, 30, 90, 180] as const;

/** After the last of them, as long as the case was seen gone. */
const EVERY_DAYS = 180;

/** Between the absences that prove together that it is gone: three fit into 30 days. */
const CONFIRM_DAYS = 3;

/** A look that gave no answer is repeated on the next days, so often. */
const MOST_TRIES = 3;

/** Kinds of findings that a page shows and may stop showing. What has been spread, or stands in a log, stays. */
const SEEN_KINDS: ReadonlySet<Exposure['kind']> = new Set(['profile', 'key', 'commit', 'listing']);

/** Why nobody can look whether a finding is gone; null where somebody can. @param canBeProved its source has controls */
export function unseenBecause({ kind }: Pick<Exposure, 'kind'>, canBeProved: boolean): UnseenReason | null {
  if (!SEEN_KINDS.has(kind)) return 'lasting';
  return canBeProved ? null : 'not-public';
}

/** What is known of a case when the next look is planned. */
export interface Looked {
  state: CaseState;
  /** Moves of the case, in order. */
  moves: readonly { state: CaseState; at: Date }[];
  checks: readonly Check[];
  /** Looks in a row without an answer. */
  tries: number;
}

const wasGone = ({ moves }: Looked): boolean => moves.some(({ state }) => state === 'seen-gone');

/** Whether a case is looked after: one that is closed only if it could come back. */
export const isWatched = (looked: Looked): boolean =>
  looked.state === 'closed' ? wasGone(looked) : looked.moves.some(({ state }) => state === 'sent');

/** @returns when to look next; null for a case that is not looked after, or was looked at for the last time */
export function nextLook(looked: Looked): Date | null {
  if (!isWatched(looked)) return null;
  const anchor = looked.moves.findLast(({ state }) => state === 'sent' || state === 'said-done')?.at;
  if (!anchor) return null;
  const since = looked.checks.filter(({ at }) => at > anchor).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const last = since.at(-1);
  if (!last) return onDay(anchor, lookDays[0]);
  if (looked.tries > 0 && looked.tries < MOST_TRIES) return onDay(last.at, 1);
  if (isUnconfirmed(looked.checks)) return onDay(last.at, CONFIRM_DAYS);
  const planned = lookDays.map((day) => onDay(anchor, day)).find((at) => at > last.at);
  if (planned) return planned;
  return wasGone(looked) ? onDay(last.at, EVERY_DAYS) : null;
}

const onDay = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/** It was found and is absent now, and not yet often enough. */
function isUnconfirmed(checks: readonly Check[]): boolean {
  const counted = checks
    .filter((one) => sightingOf(one) !== 'not-checked')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return counted.at(-1)?.saw === 'absent' && counted.some(({ saw }) => saw === 'found') && proveGone(counted) === null;
}

/** States that a sighting contradicts. */
const claimsGone: ReadonlySet<CaseState> = new Set(['said-done', 'nothing-held']);

/** Where a look moves a case; null where it stays. Only a proof leads to `seen-gone`, only a sighting away from it. */
export function moveAfter(looked: Looked): 'seen-gone' | 'still-there' | 'came-back' | null {
  const { state, checks, moves } = looked;
  const last = checks.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
  if (!last) return null;
  const sighting = sightingOf(last);
  if (sighting === 'found') {
    if (state === 'seen-gone' || (state === 'closed' && wasGone(looked))) return 'came-back';
    return claimsGone.has(state) ? 'still-there' : null;
  }
  if (sighting !== 'absent' || state === 'seen-gone' || state === 'closed' || state === 'nothing-held') return null;
  return moves.some((one) => one.state === 'sent') && proveGone(checks) ? 'seen-gone' : null;
}
