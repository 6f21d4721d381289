import type { SensitiveTopic } from '#contract/sources/listing.ts';

/** `none`: no profile under the name. `unknown`: the site gave no answer that counts. */
export const sensitiveStates = ['found', 'none', 'unknown'] as const;

/** What one sensitive site said about a user name. */
export interface SensitiveAnswer {
  site: string;
  topic: SensitiveTopic;
  state: (typeof sensitiveStates)[number];
  /** The profile, where one was found. */
  url: string | null;
  /** How the account is deleted, where that is known. */
  removal: string | null;
}

/** That the sites may be asked about a user name. Times as ISO 8601. */
export interface SensitiveChoice {
  switchedOnAt: string;
  askedAt: string | null;
  answeredAt: string | null;
  /** Whether the sites are being asked now. */
  isAsking: boolean;
  answers: SensitiveAnswer[];
}

export interface SensitiveView {
  id: string;
  username: string;
  /** Null while the sites are not to be asked about it. */
  choice: SensitiveChoice | null;
}

export const sensitivePath = '/dashboard/identity/private';
