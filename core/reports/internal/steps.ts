import type { DataClass } from '#contract/scans/exposures.ts';
import type { StepId } from '#contract/scans/steps.ts';
import type { JoinedExposure } from './merge.ts';
import { stepFacts } from './step-facts.ts';
import { categoryOf } from './weights.ts';

/** What closes a class of data. Classes that are missing cannot be closed once strangers have them: an address, a name. */
const remedies: Readonly<Partial<Record<DataClass, readonly StepId[]>>> = {
  'stealer-record': ['clean-computer', 'sign-out-everywhere', 'new-passwords', 'mail-rules'],
  'wallet-phrase': ['move-wallet', 'wallet-safety'],
  'government-id': ['replace-document', 'fraud-warning'],
  password: ['change-password', 'two-factor'],
  token: ['sign-out', 'revoke-tokens'],
  'special-category': ['blackmail-plan', 'close-account'],
  'bank-account': ['tell-bank', 'payment-alerts'],
  health: ['ask-records'],
  'private-messages': ['old-messages'],
  'security-question': ['new-question'],
  'precise-location': ['location-off', 'location-history'],
  'wallet-address': ['new-wallet-address', 'wallet-safety'],
  finances: ['bank-callback', 'fraud-warning'],
  phone: ['carrier-pin'],
  'birth-date': ['caller-password'],
  'domain-registrant': ['registration-privacy'],
  'partial-card': ['bank-callback'],
  family: ['family-word'],
  'archived-page': ['ask-archive'],
};

/** Where it is known which sign-in malware has copied. */
const ofSignIn: readonly StepId[] = ['clean-computer', 'sign-out-everywhere', 'change-password', 'two-factor'];
const ofCommits: readonly StepId[] = ['hide-history', 'no-reply-address'];
const ofPages: readonly StepId[] = ['remove'];

function remedyOf(
  exposure: Pick<JoinedExposure, 'kind' | 'exposed' | 'site'>,
  dataClass: DataClass,
): readonly StepId[] {
  const { kind } = exposure;
  const isCredential = categoryOf(dataClass, kind) === 'credentials';
  if (kind === 'stealer' && isCredential) return exposure.site ? ofSignIn : (remedies['stealer-record'] ?? []);
  if (isCredential) return remedies[dataClass] ?? [];
  if (dataClass === 'domain-mail-posture') return mailSteps(exposure);
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
      return [];
    default:
      return remedies[dataClass] ?? [];
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
  const steps = leads.flatMap((dataClass) => remedyOf(exposure, dataClass));
  return [...new Set(steps)].slice(0, MOST_STEPS);
}

/**
 * D of the formula: the share of a class's points about which something is left to do, 0 to 1. It is 1 until one of the
 * steps is done, falls with each, and is 0 after the last, and always where the class has no steps.
 * @param steps of the exposure @param done those that are done
 */
export function shareLeft(
  exposure: JoinedExposure,
  dataClass: DataClass,
  steps: readonly StepId[],
  done: ReadonlySet<StepId>,
): number {
  const own = remedyOf(exposure, dataClass).filter((step) => steps.includes(step));
  const weightOf = (some: readonly StepId[]) => some.reduce((sum, step) => sum + stepFacts[step].weight, 0);
  return own.length > 0 ? weightOf(own.filter((step) => !done.has(step))) / weightOf(own) : 0;
}

export const isOnce = (step: StepId): boolean => stepFacts[step].once === true;
