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
