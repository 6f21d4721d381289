import type { Role } from '#core/base/context.ts';
import type { Rate } from '#platform/limits/limits.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds. */
export const sessionTimes = {
  accessMs: 15 * MINUTE,
  customerMs: 30 * DAY,
  staffMs: 24 * HOUR,
  staffIdleMs: HOUR,
  /** Tabs that renew at the same moment come with the same old token. */
  graceMs: 10 * SECOND,
  /** From the link's press until the new password is there. */
  recoveryMs: 15 * MINUTE,
  /** From the new password, to look through what else opens the account. */
  reviewMs: 30 * MINUTE,
  /** Links in mails, and what a sign-up keeps for the press of its link. */
  linkMs: HOUR,
  /** The link of somebody whom the operator invites, who does not wait for it. */
  invitationMs: 7 * DAY,
  /** A mail whose link still does its job is not sent again while it is younger. */
  mailAgainMs: 15 * MINUTE,
  /** To find the device that shows the code. */
  secondFactorMs: 5 * MINUTE,
  /** `last_seen_at` is written no more often. */
  seenEveryMs: MINUTE,
  knownClientMs: 90 * DAY,
} as const;

export const mostCodeAttempts = 5;

interface SessionLife {
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** When a session of this role ends if it is used no more. */
export function endOf({ createdAt, lastSeenAt, expiresAt }: Omit<SessionLife, 'endedAt'>, role: Role): Date {
  const ends = [expiresAt.getTime()];
  if (role !== 'user') ends.push(createdAt.getTime() + sessionTimes.staffMs);
  if (role !== 'user') ends.push(lastSeenAt.getTime() + sessionTimes.staffIdleMs);
  return new Date(Math.min(...ends));
}

/** Only staff have an idle limit, and only what somebody does moves it; of customers every request is use. */
export const countsAsUse = (role: Role, isUse: boolean): boolean => isUse || role === 'user';

export const isAlive = (session: SessionLife, role: Role, now: Date): boolean =>
  session.endedAt === null && endOf(session, role) > now;

const perHourAndDay = (hour: number, day: number): readonly Rate[] => [
  { most: hour, windowSeconds: 3_600 },
  { most: day, windowSeconds: 86_400 },
];

/** What one client may ask for. */
export const clientLimits = {
  'sign-in': [{ most: 60, windowSeconds: 900 }, ...perHourAndDay(120, 600)],
  'sign-up': perHourAndDay(20, 60),
  reset: perHourAndDay(20, 60),
  link: perHourAndDay(60, 200),
  code: [{ most: 20, windowSeconds: 900 }],
  passkey: [{ most: 60, windowSeconds: 900 }, ...perHourAndDay(120, 600)],
  'leak-check': perHourAndDay(60, 200),
} as const satisfies Record<string, readonly Rate[]>;

/** Attempts on one address from one client: ever longer waits. A success begins anew. */
export const pairLimits: readonly Rate[] = [
  { most: 5, windowSeconds: 60 },
  { most: 10, windowSeconds: 900 },
  { most: 30, windowSeconds: 86_400 },
];

/** Attempts on one address from clients that never signed in to it, together: a short wait, never a lock. */
export const strangersLimits: readonly Rate[] = [{ most: 10, windowSeconds: 60 }];

/** Attempts at the password of an open session, right or wrong. */
export const ownPasswordLimits: readonly Rate[] = [
  { most: 10, windowSeconds: 900 },
  { most: 40, windowSeconds: 86_400 },
];
