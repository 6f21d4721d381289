/** What a provider says about somebody who has signed in there. Every field was checked for shape and length. */
export interface Identity {
  issuer: string;
  /** Unique at the issuer and never given to anybody else (`sub`). */
  subject: string;
  email: string | null;
  /** True only where the provider says so itself. */
  isEmailVerified: boolean;
  fullName: string | null;
  /** The session at the provider (`sid`), for a logout by back channel. */
  sessionId: string | null;
  acr: string | null;
  amr: readonly string[];
  /** Values of the claim that the operator has named for roles of staff; empty without one. */
  staffValues: readonly string[];
}

/** The secrets of one sign-in, known to the browser that began it alone. */
export interface Flow {
  state: string;
  nonce: string;
  /** For PKCE: 43 to 128 characters. */
  codeVerifier: string;
}

/** A logout that the provider announces. At least one of the two names whom it is about. */
export interface LogoutNotice {
  issuer: string;
  /** Unique; a second notice with it is a replay. */
  id: string;
  subject: string | null;
  sessionId: string | null;
}

/** A provider of OpenID Connect. Nothing is asked of it before the first call. */
export interface IdentityProvider {
  /** As the operator calls it. */
  readonly name: string;
  /** Where the browser signs in. @throws IdentityError */
  begin(flow: Flow): Promise<URL>;
  /** @param answer what the provider gave the browser back in the address. @throws IdentityError */
  finish(answer: URLSearchParams, flow: Flow): Promise<Identity>;
  /** @param token as it was posted. @throws IdentityError */
  readLogout(token: string): Promise<LogoutNotice>;
  /** The page that signs people out there; null where the provider has none, or is away. */
  findSignOutPage(): Promise<URL | null>;
  close(): Promise<void>;
}

/**
 * `away`: the provider did not answer, or not in time. `cancelled`: it sent the person back without signing in.
 * `refused`: what it said does not hold.
 */
type IdentityFailure = 'away' | 'cancelled' | 'refused';

export class IdentityError extends Error {
  readonly reason: IdentityFailure;
  constructor(reason: IdentityFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'IdentityError';
    this.reason = reason;
  }
}
