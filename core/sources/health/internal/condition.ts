import type { SourceCondition } from '#contract/sources/listing.ts';
import type { Source } from '#core/sources/define.ts';
import { takesPart } from '#core/sources/health/rules.ts';
import { type Health, isProvable } from './health.ts';

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

/** How it does today, and why. */
export function conditionOf(
  source: Source,
  health: Health,
  { now, isSwitchedOn }: { now: Date; isSwitchedOn: boolean },
): { condition: SourceCondition; because: string } {
  const { state, heldAt, proofs } = health;
  if (!isSwitchedOn) return { condition: 'off', because: whyOff(source) };
  if (heldAt) return { condition: 'out', because: 'Our staff are looking into its answers.' };
  if (!takesPart(source, health, now)) return { condition: 'tried', because: tried };
  if (state === 'quarantined')
    return { condition: 'out', because: 'It gave wrong answers in our tests. It is tested again every night.' };
  if (state === 'probation')
    return { condition: 'out', because: 'It passes our tests again, and needs three good nights of five.' };
  if (state === 'suspect') return { condition: 'doubted', because: 'It failed one of its last three tests.' };
  if (isAnswering(source, health, now))
    return { condition: 'answering', because: isProvable(source) ? 'It passed both of its tests.' : answered };
  if (proofs.known.outcome === 'gone')
    return {
      condition: 'doubted',
      because: 'Everybody we could test it with has left, so it cannot prove “nothing found”.',
    };
  return { condition: 'quiet', because: isProvable(source) ? untested : unasked };
}

function whyOff({ needs, optIn, sensitive }: Source): string {
  if (sensitive)
    return 'A profile there can be a private matter, so no scan asks it. Whoever names a user name can switch it on for that name.';
  if (needs === 'name') return 'No scan asks by a name, and nobody’s name is sent anywhere.';
  return optIn ? notChosen : 'It needs a key that is not set up here.';
}

const tried = 'It is tested every night. Scans ask it once it has passed both of its tests, and for three days after.';
const answered = 'It answered as documented. We know nobody whom it must find, so it has no test.';
const notChosen = 'It is asked only where whoever runs this site has chosen it.';
const untested = 'It has not passed both of its tests within a day.';
const unasked = 'Nobody’s question was answered within a day. It has no test of its own.';
