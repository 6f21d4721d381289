/** Days that the Analytics tab can look at. */
export const analyticsRanges = [7, 30, 90, 365] as const;
export type AnalyticsRange = (typeof analyticsRanges)[number];

/** What is counted, by the name that events carry. */
export const eventTypes = ['page_view', 'sign_up', 'sign_in', 'scan', 'order'] as const;
export type EventType = (typeof eventTypes)[number];

/** Of the range, and of as many days before it. */
export interface Compared {
  now: number;
  before: number;
}

export interface Ranked {
  name: string;
  count: number;
}

export interface AnalyticsEvent {
  id: string;
  type: string;
  device: string | null;
  country: string | null;
  /** Page views of a minute are one event. */
  count: number;
  /** ISO 8601 */
  createdAt: string;
}

export interface AnalyticsReport {
  /** Days of the range in order, YYYY-MM-DD (UTC). */
  days: string[];
  totals: Record<EventType, Compared>;
  /** Per day, in the order of `days`. */
  perDay: Record<EventType, number[]>;
  /** Paid, in pounds. */
  revenue: Compared;
  revenuePerDay: number[];
  /** Paid in other currencies, never added to the pounds. */
  otherRevenue: { currency: string; amount: number }[];
  /** Scans and orders by service, most first; without a name where the service is gone. */
  services: { name: string | null; scans: number; orders: number }[];
  /** Accounts made in the last 30 days. */
  activeUsers: number;
  signedIn: number;
  devices: Ranked[];
  countries: Ranked[];
  /** The newest 50; the tab shows 10. */
  events: AnalyticsEvent[];
}
