import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { SourceCondition } from '#contract/sources/listing.ts';
import type { Source } from '#core/sources/define.ts';
import { takesPart } from '#core/sources/health/rules.ts';
import { type Health, isProvable } from './health.ts';
import { healthWords } from './health-words.ts';

const DAY = 86_400_000;

const isOfToday = (time: Date | null, now: Date): boolean => time !== null && now.getTime() - time.getTime() <= DAY;

/** Whether it has shown within a day that it answers: by both of its controls, or without any by an answer to somebody. */
export function isAnswering(source: Source, { state, heldAt, proofs, answeredAt }: Health, now: Date): boolean {
  if (heldAt !== null || state === 'quarantined' || state === 'probation') return false;
  if (!isProvable(source)) return isOfToday(answeredAt, now);
  const { known, impossible } = proofs;
  const isIntact = [known, impossible].every(({ outcome }) => outcome !== 'failed' && outcome !== 'gone');
  return isIntact && isOfToday(known.provedAt, now) && isOfToday(impossible.provedAt, now);
}

interface Told {
  now: Date;
  isSwitchedOn: boolean;
  /** Of the reason. */
  language?: Language;
}

/** How it does today, and why. */
export function conditionOf(
  source: Source,
  health: Health,
  { now, isSwitchedOn, language = firstLanguage }: Told,
): { condition: SourceCondition; because: string } {
  const { state, heldAt, proofs } = health;
  const words = healthWords[language];
  if (!isSwitchedOn) return { condition: 'off', because: words[whyOff(source)] };
  if (heldAt) return { condition: 'out', because: words.held };
  if (!takesPart(source, health, now)) return { condition: 'tried', because: words.tried };
  if (state === 'quarantined' || state === 'probation') return { condition: 'out', because: words[state] };
  if (state === 'suspect') return { condition: 'doubted', because: words.suspect };
  if (isAnswering(source, health, now))
    return { condition: 'answering', because: isProvable(source) ? words.passed : words.answered };
  if (proofs.known.outcome === 'gone') return { condition: 'doubted', because: words.gone };
  return { condition: 'quiet', because: isProvable(source) ? words.untested : words.unasked };
}

function whyOff({ needs, optIn, sensitive }: Source) {
  if (sensitive) return 'sensitive';
  if (needs === 'name') return 'byName';
  return optIn ? 'notChosen' : 'noKey';
}
