/** A session as it is handed out. In the browser both tokens stay in httpOnly cookies. */
export interface Session {
  access_token: string;
  refresh_token: string;
  /** Unix time in seconds at which the access token ends; it is then renewed with the refresh token. */
  expires_at: number;
  /** Seconds until then. */
  expires_in: number;
  user: SessionUser;
}

export interface SessionUser {
  id: string;
  email: string;
  full_name: string | null;
}

/** What the server says about accounts. None of it tells whether an address has one. */
/** Where people cannot open accounts by themselves. */
export const signUpWords = {
  invitation:
    'Accounts here are opened by invitation. If you were invited, use the link in the mail that you were sent.',
  closed: 'No new accounts are opened here at the moment. If you have one, sign in as usual.',
} as const;

export const sessionWords = {
  wrongCredentials: 'Invalid email or password.',
  notConfirmed: 'Please confirm your email first. Open the link in the mail that we sent you.',
  deactivated: 'This account has been deactivated. Please contact support to reactivate it.',
  deadLink: 'The link has expired or is invalid. Please request a new one.',
  hasAccount: 'This address has an account. Sign in, and start a scan there.',
  resetNotVerified: 'Failed to verify reset link. Please request a new one.',
  passwordLeaked: 'This password appears in known data breaches. Please choose another one.',
  wrongCode: 'The code is wrong or has expired. Please try again.',
} as const;

/** Pages to which the mail of a password reset may lead in the end. */
export const resetTargets = ['/auth/callback', '/reset-password'] as const;
export type ResetTarget = (typeof resetTargets)[number];

/** What stands in the address of a recovery page: a pair that is good once, for minutes. */
export type TokenPairInput = Pick<Session, 'access_token' | 'refresh_token'>;

/** What signing in leads to: a session, or the question for the second factor. */
export type SignedIn = Opened | { state: 'second-factor'; challenge: string };

/** @property browser is for the browser to keep */
export interface Opened {
  state: 'signed-in';
  session: Session;
  browser: string;
}
