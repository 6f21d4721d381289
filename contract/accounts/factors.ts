/** A QR code as one outline of squares, `size` units wide. */
export interface QrCode {
  size: number;
  path: string;
}

/** What somebody needs to add an account to their authenticator app. */
export interface TwoFactorSetUp {
  qr: QrCode;
  /** To be typed where no picture can be taken: base32 in groups of four. */
  secret: string;
  /** Opens an app on the same device. */
  address: string;
}

export interface TwoFactorState {
  enabled: boolean;
  /** ISO 8601 */
  since: string | null;
  recoveryCodesLeft: number;
  /** Staff cannot do without it here. */
  required: boolean;
  /** What staff have to do next before their role takes effect in this session. */
  staff: 'none' | 'open-link' | 'set-up' | 'sign-in';
}

/** A passkey, as its person sees it. */
export interface PasskeyView {
  id: string;
  name: string;
  /** ISO 8601 */
  createdAt: string;
  lastUsedAt: string | null;
  /** On which it was added, e.g. "Firefox on Windows"; null for those from before this was kept. */
  device: string | null;
}

/** What opens an account besides its password. */
export interface OtherWays {
  passkeys: readonly PasskeyView[];
  /** ISO 8601; `endsAt` once its removal was asked for. */
  app: { since: string; endsAt: string | null } | null;
  /** How many are left. */
  recoveryCodes: number;
  /** ISO 8601: when the identity provider was linked; null where it is not. */
  provider: string | null;
}

export type WayToRemove = { what: 'passkey'; id: string } | { what: 'app' } | { what: 'codes' } | { what: 'provider' };

export const passkeyNameMost = 60;

export const passkeyWords = {
  notAdded: 'The passkey could not be added. Please try again.',
  notMade: 'Your browser did not create a passkey. Please try again.',
  already: 'This passkey is on your account already.',
  tooMany: 'There are as many passkeys on your account as it can hold. Remove one first.',
  refused: 'This passkey does not work here. Try another one, or use your password.',
  cancelled: 'Your browser did not offer a passkey. Try again, or use your password.',
} as const;

export const factorWords = {
  wrongCode: 'The code is wrong or was used before. Please enter the next one that your app shows.',
  wrongPassword: 'This is not your password.',
  tooMany: 'Too many codes were wrong. Please wait a few minutes and try again.',
  alreadyOn: 'Two-factor sign-in is already on.',
  notOn: 'Two-factor sign-in is off.',
  neededByStaff: 'Staff need two-factor sign-in here, so it cannot be switched off.',
  openLink: 'Staff set this up with a link that we send by email. Ask for the link first, and open it in this browser.',
  notStaff: 'Only staff need this link.',
  signInFirst: 'Please sign in in this browser first, then open the link again.',
  notByToken: 'This needs you in a browser: a token of the API is not enough.',
  notBegun: 'Please start again: the set-up has expired.',
} as const;
