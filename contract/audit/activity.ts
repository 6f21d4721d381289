import { beginningOf } from '#contract/base/cut-text.ts';

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
  /** The order that it belongs to; null for what belongs to none. */
  orderId: string | null;
  /** Somebody opened or downloaded something. */
  isView: boolean;
}

/** What the Activity Log shows in one row: an entry, and with a purchase what else belongs to it. */
export interface ActivityLine {
  entry: ActivityRow;
  /** Older entries of the same purchase on this page, newest first. */
  earlier: readonly ActivityRow[];
}

/** What somebody should notice is never folded away: what was opened, and what was refused. */
const isFoldable = ({ orderId, isView, refused }: ActivityRow): boolean => orderId !== null && !isView && !refused;

/** One line for each purchase, where its newest entry is, and one for everything else. Keeps every entry and its order. */
export function groupPurchases(rows: readonly ActivityRow[]): ActivityLine[] {
  const lines: { entry: ActivityRow; earlier: ActivityRow[] }[] = [];
  const purchases = new Map<string, ActivityRow[]>();
  for (const entry of rows) {
    const key = isFoldable(entry) ? entry.orderId : null;
    const known = key === null ? undefined : purchases.get(key);
    if (known) {
      known.push(entry);
      continue;
    }
    const earlier: ActivityRow[] = [];
    lines.push({ entry, earlier });
    if (key !== null) purchases.set(key, earlier);
  }
  return lines;
}

const DEVICE_LENGTH = 30;

/** The first 30 characters of a user agent. */
export const shortDevice = (userAgent: string): string => beginningOf(userAgent, DEVICE_LENGTH);
