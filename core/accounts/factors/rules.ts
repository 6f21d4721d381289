import type { Role } from '#core/base/context.ts';
import type { Platform } from '#platform/platform.ts';

/** Whether whoever has this role may use it only with a second factor (STAFF_TWO_FACTOR). */
export const needsSecondFactor = (
  { staffTwoFactor }: Pick<Platform['config'], 'staffTwoFactor'>,
  role: Role,
): boolean => staffTwoFactor && role !== 'user';

/** Milliseconds for which a session that proved the mailbox may set up the first factor of staff. */
export const enrolmentMs = 3_600_000;

/** What a session has proved, besides what opened it. */
export interface SessionProofs {
  mailboxProvedAt: Date | null;
  factorProvedAt: Date | null;
  /** Whether the identity provider proved the factor. */
  factorFromProvider: boolean;
}

export const hasProvedMailbox = ({ mailboxProvedAt }: Pick<SessionProofs, 'mailboxProvedAt'>, now: Date): boolean =>
  mailboxProvedAt !== null && now.getTime() - mailboxProvedAt.getTime() < enrolmentMs;

/**
 * Whether a role takes effect in a session: where staff need a second factor, this very session has proved one, and either
 * the identity provider did so or the account has an app that was set up, or vouched for, by somebody who reads its mail.
 */
export const isRoleProved = (
  config: Pick<Platform['config'], 'staffTwoFactor'>,
  role: Role,
  session: Pick<SessionProofs, 'factorProvedAt' | 'factorFromProvider'> & { hasStaffFactor: boolean },
): boolean =>
  !needsSecondFactor(config, role) ||
  ((session.hasStaffFactor || session.factorFromProvider) && session.factorProvedAt !== null);

/** Steps of 30 seconds by which the clock of a phone may be wrong, either way. */
export const clockTolerance = 1;

export const recoveryCodeCount = 10;

/** A set-up that was begun and not finished begins anew after this. Milliseconds. */
export const setUpLifeMs = 3_600_000;

/**
 * Codes that may be tried, right or wrong. Whoever is known (in a session, or in a browser where they signed in before)
 * has an allowance of their own that nobody else can spend; all others share one, and wait an hour at most.
 */
export const codeLimits = {
  /** A million codes, three of which are right at a time: for all strangers together, 1 in 700 in a day. */
  totp: {
    own: [
      { most: 5, windowSeconds: 60 },
      { most: 10, windowSeconds: 900 },
      { most: 20, windowSeconds: 3_600 },
    ],
    network: [
      { most: 5, windowSeconds: 60 },
      { most: 10, windowSeconds: 3_600 },
    ],
    strangers: [{ most: 20, windowSeconds: 3_600 }],
  },
  /** 50 bits each: nobody guesses one, so nobody waits for the guesses of others. */
  recovery: {
    own: [{ most: 30, windowSeconds: 3_600 }],
    network: [{ most: 30, windowSeconds: 3_600 }],
    strangers: [],
  },
} as const;

/** From the request to remove the app, which a mailbox is enough for, until it counts no more. Milliseconds. */
export const removalWaitMs = 72 * 3_600_000;

/** Of a mail that says that codes were wrong after the right password, to one account. */
export const wrongCodesMailLimits = [{ most: 1, windowSeconds: 86_400 }] as const;

/** Letters and digits that are not mistaken for each other. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** "7h2kq-9xw4m": ten characters of 31, almost 50 bits. @param bytes at least 16, random */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (let n = 0; n < 10; n++) {
    text += alphabet[Number(number % BigInt(alphabet.length))];
    number /= BigInt(alphabet.length);
  }
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** As somebody types it: small letters, without blanks and hyphens. */
export const normaliseCode = (code: string): string => code.normalize('NFKC').replace(/[\s-]/gu, '').toLowerCase();

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Milliseconds from the question to the answer of an authenticator. */
export const challengeLifeMs = 5 * 60_000;

/** Passkeys of one account. */
export const mostPasskeys = 20;
