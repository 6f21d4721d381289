import type { Viewer } from '#contract/accounts/viewer.ts';

/** Of the `BroadcastChannel`, and of the lock that renewals take in turn. */
export const sessionChannel = 'quietprint-session';

/** What the tabs of a browser tell each other. */
export type SessionNews = { kind: 'viewer'; viewer: Viewer | null } | { kind: 'renewed'; expiresAt: number };
