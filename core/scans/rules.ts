import type { CheckState, ScanStatus } from '#contract/scans/types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds (docs/decisions/007). */
export const scanTimes = {
  /** From the request until the mailed link can no longer start the scan; then the request is deleted. */
  linkMs: 24 * HOUR,
  /** A mailed link that still starts its scan is not sent again while it is younger. */
  mailAgainMs: 15 * 60_000,
  /** Results without an account, and the links that open them. */
  anonymousMs: 30 * DAY,
  /** What was scanned again without an account: the scan after it, a month later, is compared with it. */
  watchedMs: 62 * DAY,
  /** So long after a browser opened the link, a password chosen there opens an account for the address. */
  keepMs: HOUR,
  /** A scan ends so long after somebody began to wait for it if most of what it asked has answered; the rest is asked once more later. */
  firstMs: 9_000,
  /** A scan ends so long after its start, at the latest. */
  runMs: 30_000,
  /** A source whose turn would come later than this after the start is waited for, and the scan ends without it. */
  lastSlotMs: 7_000,
  /** A run that comes late, after a crash or a full queue, still takes turns for so long. */
  lateSlotMs: 2_000,
  /** A run that comes late, after a crash or a full queue, has at least this long. */
  lateRunMs: 20_000,
  /** A run that comes late, after a crash or a full queue, waits so long for the last of what it asked. */
  lateFirstMs: 8_000,
  /** No question starts closer to the end than this: it could not be answered. */
  lastQuestionMs: 1_500,
  /** A scan that is still running then has lost its job for good. */
  lostMs: 20 * 60_000,
} as const;

/** What a scan waits for after it has ended; milliseconds. */
export const lateTimes = {
  /** So long after its start, what has not answered was not checked. */
  waitMs: DAY,
  /** Each look takes what is due within so long. Looks begin every minute. */
  aheadMs: 45_000,
  /** A look ends after so long; nothing that it took is left then. */
  runMs: 75_000,
  /** Whoever took something so long ago has died. */
  deadMs: 150_000,
  /** A source that was asked and wanted to be left alone. */
  retryDelayMs: HOUR,
} as const;

/** Runs of free scans at once in one process; the others wait in the queue. */
export const scansAtOnce = 50;

/** Of scans of paid services, which have places of their own: however many wait, a visitor's begins at once. */
export const serviceScansAtOnce = 10;

/** Of scans of who is watched, with places of their own as well: nobody waits for them, and they keep nobody waiting. */
export const watchScansAtOnce = 5;

/** Free scans that may run or wait in all; beyond, nobody can start one. */
export const mostOpenScans = 500;

/** Browsers that can hold the key of one scan. */
export const mostKeysPerScan = 20;

/** Openings of one scan's links by browsers that hold no key to it. */
export const openingLimits = [
  { most: 20, windowSeconds: 3_600 },
  { most: 60, windowSeconds: 86_400 },
] as const;

/** Whoever is refused is told when to come back. */
export const freeScanLimits = {
  client: [
    { most: 10, windowSeconds: 3_600 },
    { most: 30, windowSeconds: 86_400 },
  ],
  /** Somebody who tries the demo is each of its invented people in turn. */
  demoClient: [{ most: 300, windowSeconds: 3_600 }],
  person: [{ most: 10, windowSeconds: 86_400 }],
  everybody: [{ most: 3_000, windowSeconds: 3_600 }],
} as const;

/** A report is drawn anew for each download. */
export const downloadLimits = [{ most: 30, windowSeconds: 3_600 }] as const;

/** What a scan allows in each state. */
export const scanCan: Readonly<Record<'start' | 'run' | 'report', (scan: { status: ScanStatus }) => boolean>> = {
  start: ({ status }) => status === 'pending',
  run: ({ status }) => status === 'processing',
  report: ({ status }) => status === 'completed',
};

/** States in which a source has had its turn. */
export const endedStates = ['found', 'clear', 'not-checked'] as const satisfies readonly CheckState[];

/** When a run that starts now must have ended. */
export function deadlineOf(startedAt: Date, now: Date): Date {
  return new Date(Math.max(startedAt.getTime() + scanTimes.runMs, now.getTime() + scanTimes.lateRunMs));
}

/** When a run that starts now ends if few have not answered. @param since when somebody began to wait for it */
export function firstEndOf(since: Date, now: Date): Date {
  return new Date(Math.max(since.getTime() + scanTimes.firstMs, now.getTime() + scanTimes.lateFirstMs));
}

/** Whether so few of those who were asked are silent that they are slow; with more of them it is this machine. */
export const isFirstResult = ({ asked, open }: { asked: number; open: number }): boolean => open <= asked / 4;

/** The last turn that a run takes which starts now. */
export function lastSlotOf(startedAt: Date, now: Date): Date {
  return new Date(Math.max(startedAt.getTime() + scanTimes.lastSlotMs, now.getTime() + scanTimes.lateSlotMs));
}

/** Until when a scan waits. */
export const waitEndOf = (startedAt: Date): Date => new Date(startedAt.getTime() + lateTimes.waitMs);

/** Address of a mailed link: the page there asks for one press of a button, which posts the token. */
export const scanLinkPath = (token: string): string => `/scan/open?token=${token}`;

/** Address of a link to a result: the same page, in other words. */
export const scanResultPath = (token: string): string => `${scanLinkPath(token)}&ended`;

/** The service of a scan that is not part of an order. */
export const freeScanService = 'free-privacy-scan';

/** The type of a scan that nobody asked for today: it is made again for somebody who is watched. */
export const WATCH_SCAN = 'watch_scan';

/** The type of a report that was made from another, with one source asked again about a new breach. */
export const BREACH_SCAN = 'breach_scan';
