import type { DataClass } from '#contract/scans/exposures.ts';
import type { StepId } from '#contract/scans/steps.ts';
import type { JoinedExposure } from './merge.ts';
import { stepWords } from './step-words.ts';
import { categoryOf } from './weights.ts';

/**
 * D of the formula: how much of a class's points its steps take away together. What a person says they have done leaves a
 * fifth, which goes once a new scan no longer finds it; what only guards against misuse takes less.
 */
interface Remedy {
  /** 0 to 1 */
  closes: number;
  steps: readonly StepId[];
}

const wholeRemedy = (...steps: StepId[]): Remedy => ({ closes: 0.8, steps });
const guardRemedy = (...steps: StepId[]): Remedy => ({ closes: 0.2, steps });

/** Classes that are missing cannot be closed once strangers have them: an address, a name, a date of a meeting. */
const remedies: Readonly<Partial<Record<DataClass, Remedy>>> = {
  'stealer-record': wholeRemedy('clean-computer', 'sign-out-everywhere', 'new-passwords', 'mail-rules'),
  'government-id': wholeRemedy('replace-document', 'fraud-warning'),
  password: wholeRemedy('change-password', 'two-factor'),
  token: wholeRemedy('sign-out', 'revoke-tokens'),
  'bank-account': wholeRemedy('tell-bank', 'payment-alerts'),
  'security-question': wholeRemedy('new-question'),
  'precise-location': wholeRemedy('location-off', 'location-history'),
  phone: guardRemedy('carrier-pin'),
  'birth-date': guardRemedy('caller-password'),
  'domain-registrant': wholeRemedy('registration-privacy'),
  'archived-page': wholeRemedy('ask-archive'),
};

const ofCommits = wholeRemedy('hide-history', 'no-reply-address');
const ofPages = wholeRemedy('remove');

function remedyOf(exposure: Pick<JoinedExposure, 'kind' | 'exposed'>, dataClass: DataClass): Remedy | null {
  const { kind } = exposure;
  const isCredential = categoryOf(dataClass, kind) === 'credentials';
  if (kind === 'stealer' && isCredential) return remedies['stealer-record'] ?? null;
  if (isCredential) return remedies[dataClass] ?? null;
  if (dataClass === 'domain-mail-posture') return wholeRemedy(...mailSteps(exposure));
  switch (kind) {
    case 'profile':
    case 'key':
      return ofPages;
    case 'listing':
      return remedies[dataClass] ?? ofPages;
    case 'commit':
      return ofCommits;
    // Its logs are permanent.
    case 'certificate':
      return null;
    default:
      return remedies[dataClass] ?? null;
  }
}

/** DMARC or SPF alone when only one is named. */
function mailSteps({ exposed }: Pick<JoinedExposure, 'exposed'>): StepId[] {
  const spf = exposed.some((word) => /\bspf\b/i.test(word));
  const dmarc = exposed.some((word) => /\bdmarc\b/i.test(word));
  return [
    ...(dmarc || !spf ? (['dmarc-report', 'dmarc-enforce'] as const) : []),
    ...(spf || !dmarc ? (['spf'] as const) : []),
  ];
}

/** A longer list would not be done. What is cut is the lightest. */
const MOST_STEPS = 8;

/** What can be done about an exposure, most useful first. A match by name only asks for nothing. @param leads heaviest first */
export function stepsOf(exposure: JoinedExposure, leads: readonly DataClass[]): StepId[] {
  if (exposure.certainty === 'candidate') return [];
  const steps = leads.flatMap((dataClass) => remedyOf(exposure, dataClass)?.steps ?? []);
  return [...new Set(steps)].slice(0, MOST_STEPS);
}

/** Share of a class's points that is left, 0 to 1: D. @param done steps of the exposure that are done */
export function shareLeft(
  exposure: JoinedExposure,
  dataClass: DataClass,
  steps: readonly StepId[],
  done: ReadonlySet<StepId>,
): number {
  const remedy = remedyOf(exposure, dataClass);
  const own = remedy?.steps.filter((step) => steps.includes(step)) ?? [];
  if (!remedy || own.length === 0) return 1;
  const weightOf = (some: readonly StepId[]) => some.reduce((sum, step) => sum + stepWords[step].weight, 0);
  return 1 - (remedy.closes * weightOf(own.filter((step) => done.has(step)))) / weightOf(own);
}

export const isOnce = (step: StepId): boolean => stepWords[step].once === true;
