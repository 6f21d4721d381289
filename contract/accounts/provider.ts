/** Somebody's sign-in at the identity provider, as they see it. */
export interface LinkedIdentity {
  /** The address that the provider named when it was linked; null where it named none. */
  email: string | null;
  /** ISO 8601 */
  linkedAt: string;
  lastUsedAt: string | null;
}

/** How a way back from the provider ended, where it did not end in a session. Stands in an address. */
export const providerOutcomes = [
  'away',
  'cancelled',
  'refused',
  'again',
  'busy',
  'unverified',
  'mailed',
  'taken',
  'other',
  'settings',
  'deactivated',
  'mail-first',
  'no-sign-up',
] as const;
export type ProviderOutcome = (typeof providerOutcomes)[number];
