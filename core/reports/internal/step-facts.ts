import type { StepId } from '#contract/scans/steps.ts';

interface StepFacts {
  /** About, for somebody who does it for the first time. */
  minutes: number;
  /** Against the other steps of the same class. */
  weight: number;
  /** Done once, it is done for every finding that asks for it. */
  once?: true;
}

/** What each step is worth. */
export const stepFacts: Readonly<Record<StepId, StepFacts>> = {
  'clean-computer': { minutes: 15, weight: 3, once: true },
  'sign-out-everywhere': { minutes: 5, weight: 2, once: true },
  'new-passwords': { minutes: 20, weight: 2, once: true },
  'mail-rules': { minutes: 3, weight: 1, once: true },
  'change-password': { minutes: 3, weight: 3 },
  'two-factor': { minutes: 5, weight: 1, once: true },
  'sign-out': { minutes: 2, weight: 3 },
  'revoke-tokens': { minutes: 5, weight: 1 },
  'new-question': { minutes: 3, weight: 1 },
  'replace-document': { minutes: 10, weight: 3 },
  'fraud-warning': { minutes: 10, weight: 1, once: true },
  'tell-bank': { minutes: 10, weight: 3 },
  'payment-alerts': { minutes: 5, weight: 1, once: true },
  'location-off': { minutes: 2, weight: 1 },
  'location-history': { minutes: 3, weight: 1 },
  'carrier-pin': { minutes: 10, weight: 1, once: true },
  'caller-password': { minutes: 10, weight: 1, once: true },
  'blackmail-plan': { minutes: 3, weight: 1, once: true },
  'close-account': { minutes: 10, weight: 2 },
  'old-messages': { minutes: 15, weight: 1 },
  'move-wallet': { minutes: 30, weight: 4 },
  'new-wallet-address': { minutes: 10, weight: 2 },
  'wallet-safety': { minutes: 5, weight: 1, once: true },
  'bank-callback': { minutes: 2, weight: 1, once: true },
  'family-word': { minutes: 5, weight: 1, once: true },
  'ask-records': { minutes: 10, weight: 1 },
  'registration-privacy': { minutes: 5, weight: 1 },
  'dmarc-report': { minutes: 10, weight: 1 },
  'dmarc-enforce': { minutes: 10, weight: 3 },
  spf: { minutes: 10, weight: 2 },
  'ask-archive': { minutes: 10, weight: 1 },
  remove: { minutes: 5, weight: 1 },
  'hide-history': { minutes: 15, weight: 3 },
  'no-reply-address': { minutes: 3, weight: 1, once: true },
};
