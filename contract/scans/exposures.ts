/** Classes of personal data that can be exposed; the weights stand in core/reports/internal/weights.ts. */
export const dataClasses = [
  'stealer-record',
  'wallet-phrase',
  'government-id',
  'password',
  'token',
  'special-category',
  'bank-account',
  'health',
  'private-messages',
  'security-question',
  'precise-location',
  'home-address',
  'wallet-address',
  'finances',
  'phone',
  'birth-date',
  'movements',
  'domain-registrant',
  'partial-card',
  'family',
  'citizenship',
  'device-id',
  'commit-email',
  'breach-email',
  'domain-mail-posture',
  'photo',
  'life-details',
  'ip-or-employer',
  'name-or-username',
  'archived-page',
  'openpgp-key',
  'public-profile',
] as const;
export type DataClass = (typeof dataClasses)[number];

/** How far a report can be trusted: C of the formula. `candidate` is a match by name only and never scored. */
export const certainties = ['verified', 'single', 'unverified', 'candidate'] as const;
export type Certainty = (typeof certainties)[number];

/** How easily a stranger gets at it: E of the formula. */
export const reaches = ['open', 'circulating', 'lookup', 'own-profile'] as const;
export type Reach = (typeof reaches)[number];

/** How a leaked password was stored: P of the formula. */
export const passwordStorages = ['plain', 'weak', 'unknown', 'strong'] as const;
export type PasswordStorage = (typeof passwordStorages)[number];
