/** One line of a customer's Activity Log. */
export interface ActivityRow {
  id: string;
  /** ISO 8601 */
  createdAt: string;
  /** What happened, in a sentence. */
  action: string;
  /** It was tried and not allowed. */
  refused: boolean;
  /** A member of staff did it; from where is theirs. */
  byStaff: boolean;
  ipAddress: string | null;
  userAgent: string | null;
  /** Leaf hash; null until the entry is sealed. */
  hash: string | null;
}

const DEVICE_LENGTH = 30;

/** The first 30 characters of a user agent. */
export const shortDevice = (userAgent: string): string => Array.from(userAgent).slice(0, DEVICE_LENGTH).join('');
