import type { CheckState, NotCheckedReason, ScanStatus } from '#contract/scans.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds (docs/decisions/007). */
export const scanTimes = {
  /** From the request until the mailed link can no longer start the scan; then the request is deleted. */
  linkMs: 24 * HOUR,
  /** The link opens the result again, counted from the first opening. */
  openedLinkMs: 7 * DAY,
  /** Results without an account. */
  anonymousMs: 30 * DAY,
  /** A scan ends so long after its start. */
  runMs: 30_000,
  /** A run that comes late, after a crash or a full queue, has at least this long. */
  lateRunMs: 20_000,
  /** No question starts closer to the end than this: it could not be answered. */
  lastQuestionMs: 1_500,
  /** A scan that is still running then has lost its job for good. */
  lostMs: 20 * 60_000,
} as const;

/** Runs at once in one process; the others wait in the queue. */
export const scansAtOnce = 50;

/** Scans that may run or wait in all; beyond, nobody can start one. */
export const mostOpenScans = 500;

/** Browsers that can hold the key of one scan. */
export const mostKeysPerScan = 20;

/** The mailbox limit is silent: its answer is that of a success. The others say when to come back. */
export const freeScanLimits = {
  mailbox: { most: 1, windowSeconds: 86_400 },
  client: [
    { most: 10, windowSeconds: 3_600 },
    { most: 30, windowSeconds: 86_400 },
  ],
  person: [{ most: 10, windowSeconds: 86_400 }],
  everybody: [{ most: 3_000, windowSeconds: 3_600 }],
} as const;

/** A report is drawn anew for each download. */
export const downloadLimit = { most: 30, windowSeconds: 3_600 };

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

/** Why a source has no answer when the time is up. */
export function reasonAtDeadline(state: 'queued' | 'checking'): NotCheckedReason {
  return state === 'checking' ? 'timeout' : 'limited';
}

/** The mailbox behind an address, for limits only: case, plus tags and Gmail's dots lead to the same one. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

/** Address of a mailed link: the page there asks for one press of a button, which posts the token. */
export const scanLinkPath = (token: string): string => `/scan/open?token=${token}`;

/** Address of a link to a result: the same page, in other words. */
export const scanResultPath = (token: string): string => `${scanLinkPath(token)}&ended`;

/** The service of a scan that is not part of an order. */
export const freeScanService = 'free-privacy-scan';
