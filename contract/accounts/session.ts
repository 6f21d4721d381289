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
