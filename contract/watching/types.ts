/** How often a watched account is scanned again. */
export const scanPaces = ['weekly', 'monthly', 'quarterly'] as const;
export type ScanPace = (typeof scanPaces)[number];

/** `breaches`: only what is published is asked about, and nothing is scanned again. Every other pace has that too. */
export const watchPaces = [...scanPaces, 'breaches'] as const;
export type WatchPace = (typeof watchPaces)[number];
export const watchPaceLabel: Readonly<Record<WatchPace, string>> = {
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every three months',
  breaches: 'Only for new breaches',
};

/**
 * What became of a finding since the scan before. `published`: new, and its breach came into a public catalogue lately. `gone`:
 * every source that had it answered, and has it no longer.
 */
export const changeKinds = ['new', 'published', 'back', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];
export const changeLabel: Readonly<Record<ChangeKind, string>> = {
  new: 'New',
  published: 'New breach',
  back: 'Back again',
  gone: 'Gone',
};

/** One change, as the page of watching lists it. */
export interface WatchedChange {
  kind: ChangeKind;
  /** When it was noticed, ISO 8601. */
  at: string;
  title: string;
  /** Since when it is exposed: `YYYY[-MM[-DD]]`; null where no source says. */
  since: string | null;
  /** The report that shows it, with the finding open. */
  path: string;
}

/** The service of the catalogue that is a year of watching everything. */
export const yearOfWatching = 'year-of-watching';

/** How much of what is somebody's is scanned again. */
export interface WatchScope {
  /** Everything that is proven or declared; otherwise proven addresses alone. */
  isWhole: boolean;
  /** When a year that was paid for ends, ISO 8601; null where none runs. */
  paidUntil: string | null;
  /** Whether a year can be bought now. */
  isSold: boolean;
}

/** A year of watching of a customer, as staff see it. Times are ISO 8601. */
export interface WatchedYear {
  orderId: string;
  startsAt: string;
  endsAt: string;
  state: 'ahead' | 'running' | 'over';
}

/** Somebody's watching as they see it themself. */
export interface WatchView {
  isOn: boolean;
  pace: WatchPace;
  /** IANA, of their quiet hours; null until it was switched on once. */
  timeZone: string | null;
  /** When the next scan is due, ISO 8601; null where none is, and while one is running. */
  nextAt: string | null;
  isScanning: boolean;
  /** Whether they take mail of this kind at all. */
  takesMail: boolean;
  scope: WatchScope;
  /** Newest first. */
  changes: WatchedChange[];
}

/** The same in one line. Times are ISO 8601. */
export type WatchInShort =
  | { isOn: false }
  | {
      isOn: true;
      /** When the last scan of it ended; null before the first. */
      lookedAt: string | null;
      /** When the next is due; null where none is, and while one runs. */
      nextAt: string | null;
      isScanning: boolean;
      /** What the last one found that is new or back. */
      news: number;
      /** When a year that was paid for ends; null where none runs. */
      paidUntil: string | null;
    };

export const watchingPath = '/dashboard/watching';

/** Where the link of a mail leads, and where mail programs post to (RFC 8058). */
export const stopWatchingPath = '/watching/stop';

/** Where the reader of an address without an account goes on with its watching. */
export const goOnWatchingPath = '/watching/go-on';

/** The watching of an address without an account. Times are ISO 8601. */
export interface AddressWatchView {
  since: string;
  /** When the next scan is due. */
  nextAt: string;
  /** When it ends by itself. */
  until: string;
  /** Things that are known of the address, so that each is told once. */
  known: number;
}

/** The report of a scan, with one finding open. */
export const findingPath = (scanId: string, findingId: string): string =>
  `/dashboard/scans/${scanId}#finding-${findingId}`;

export const watchFailures = {
  watch: 'Watching could not be switched on. Please try again.',
  stop: 'Watching could not be stopped. Please try again.',
} as const;

/** The same, without an account. */
export const addressWatchFailures = {
  ...watchFailures,
  goOn: 'Your answer could not be saved. Please try again.',
} as const;
