import type { Sighting } from '#contract/removal/cases.ts';

/** One check of the place where a person was listed. */
export interface Check {
  at: Date;
  saw: 'found' | 'absent' | 'no-answer';
  /** Whether a known listing was found and an impossible one was not, at the same time. */
  control: 'passed' | 'failed' | 'not-run';
}

declare const proven: unique symbol;

/** Proof that a listing that was found is gone. Only `proveGone` makes one. */
export interface GoneProof {
  readonly [proven]: true;
  readonly foundAt: Date;
  /** The absences that prove it, in the order of time. */
  readonly absentAt: readonly [Date, Date, Date];
}

const DAY_MS = 86_400_000;
const WITHIN_MS = 30 * DAY_MS;

/** What a check says, once its control is taken into account: without a passing one it says nothing. */
export function sightingOf({ saw, control }: Check): Sighting {
  if (control !== 'passed' || saw === 'no-answer') return 'not-checked';
  return saw;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** One absence for each day, the first of that day. */
function absencesByDay(checks: readonly Check[]): Date[] {
  const days = new Map<string, Date>();
  for (const { at } of checks) if (!days.has(dayOf(at))) days.set(dayOf(at), at);
  return [...days.values()];
}

/**
 * Proves that a listing is gone: it was found, and since its last sighting it was absent on three different days within 30
 * days, each time under a passing control. Null while that is not so.
 */
export function proveGone(checks: readonly Check[]): GoneProof | null {
  const counted = checks
    .filter((check) => sightingOf(check) !== 'not-checked')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const lastFound = counted.findLastIndex((check) => check.saw === 'found');
  const found = counted[lastFound];
  if (!found) return null;
  const absences = absencesByDay(counted.slice(lastFound + 1));
  for (let last = 2; last < absences.length; last += 1) {
    const [first, second, third] = absences.slice(last - 2, last + 1);
    if (first && second && third && third.getTime() - first.getTime() <= WITHIN_MS)
      return { foundAt: found.at, absentAt: [first, second, third] } as unknown as GoneProof;
  }
  return null;
}

/**
 * What can be said about a place where a person may be listed. Four different things, none of which turns into another:
 * nobody ever saw the person there, a listing is proven gone, it is there, or nobody has looked well enough since.
 */
export type Presence =
  | { kind: 'not-found'; at: Date }
  | { kind: 'removed'; proof: GoneProof }
  | { kind: 'listed'; at: Date }
  | { kind: 'not-rechecked'; foundAt: Date | null };

/** What the checks of a place prove. What the controller says about it has no part in this. */
export function presenceOf(checks: readonly Check[]): Presence {
  const counted = checks
    .filter((check) => sightingOf(check) !== 'not-checked')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const last = counted.at(-1);
  if (!last) return { kind: 'not-rechecked', foundAt: null };
  if (last.saw === 'found') return { kind: 'listed', at: last.at };
  const found = counted.findLast(({ saw }) => saw === 'found');
  if (!found) return { kind: 'not-found', at: last.at };
  const proof = proveGone(checks);
  return proof ? { kind: 'removed', proof } : { kind: 'not-rechecked', foundAt: found.at };
}
