import type { ScanPace, WatchPace } from '#contract/watching/types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export const watchTimes = {
  /** Two mails to one person are at least so far apart: what changes meanwhile waits for the next. */
  betweenMailsMs: 20 * HOUR,
  /** That nothing has changed is said no more often than this. */
  betweenQuietMailsMs: 27 * DAY,
  /** A scan that failed is made again so long after. */
  retryMs: DAY,
  /** A scan has had its last answer so long after it began. */
  longestScanMs: 25 * HOUR,
  /** A source that did not answer about a new breach is asked again so long after; each time that much later. */
  matchAgainMs: 6 * HOUR,
  /** One run asks about new breaches for so long. */
  matchRunMs: 45_000,
  /** A breach counts as new to who is told of it for so long after it was published. */
  publishedMs: 60 * DAY,
} as const;

/** Of an address without an account. */
export const addressWatchTimes = {
  months: 12,
  /** So long before its end, a mail asks whether to go on. */
  askBeforeMs: 30 * DAY,
  /** The first scan comes so much sooner than a month after, while the result that it is compared with is there. */
  firstSoonerMs: 3 * DAY,
} as const;

/** Of a year that was paid for. */
export const paidWatchTimes = {
  months: 12,
  /** So long before its end, one mail says that it ends. */
  remindBeforeMs: 30 * DAY,
} as const;

/** When a year ends that begins then. */
export const endOfPaidYear = (start: Date): Date => addMonths(start, paidWatchTimes.months);

interface PaidYear {
  boughtAt: Date;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Years of one person as they follow each other: each begins when it was bought, or where the one before ends.
 * @param years in the order in which they were bought
 */
export function followingYears<Year extends PaidYear>(years: readonly Year[]): Year[] {
  let end = new Date(0);
  return years.map((year) => {
    const startsAt = year.boughtAt > end ? year.boughtAt : end;
    end = endOfPaidYear(startsAt);
    return { ...year, startsAt, endsAt: end };
  });
}

/** What one client, and the network around it, may switch on. */
export const addressWatchLimits = [
  { most: 10, windowSeconds: 3_600 },
  { most: 30, windowSeconds: 86_400 },
];

/** When the watching of an address ends that begins, or goes on, now. */
export const endOfAddressWatch = (now: Date): Date => addMonths(now, addressWatchTimes.months);

/** Local hours in which nobody is written to: from, and until. */
export const quietHours = { from: 21, until: 8 } as const;

/** Scans that may be open in all, of everybody, while another one is begun here: whoever waits for a scan comes first. */
export const mostOpenBeside = 10;

/** Changes that one mail names. */
export const mostNamed = 10;

const monthsOf: Readonly<Record<Exclude<ScanPace, 'weekly'>, number>> = { monthly: 1, quarterly: 3 };

/**
 * When the next scan is due: the first date after `now` that is whole intervals away from `anchor`. A month that lacks the
 * day is served on its last. Missed dates are not made up for.
 */
export function nextScanAt(anchor: Date, pace: ScanPace, now: Date): Date {
  const scanTimeAfter = (count: number) =>
    pace === 'weekly' ? new Date(anchor.getTime() + count * 7 * DAY) : addMonths(anchor, count * monthsOf[pace]);
  const longest = pace === 'weekly' ? 7 * DAY : monthsOf[pace] * 31 * DAY;
  let count = Math.max(1, Math.floor((now.getTime() - anchor.getTime()) / longest));
  while (scanTimeAfter(count) <= now) count++;
  return scanTimeAfter(count);
}

/** The same for every pace: null where nothing is scanned again. */
export const dueAfter = (anchor: Date, pace: WatchPace, now: Date): Date | null =>
  pace === 'breaches' ? null : nextScanAt(anchor, pace, now);

/** So many times a source is asked about new breaches; then what it left out is left to the next scan. */
const MOST_TRIES = 8;
export const isLastTry = ({ tries }: { tries: number }): boolean => tries + 1 >= MOST_TRIES;

function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return moved;
}

/** Whether it is night for somebody. @param timeZone IANA */
export function isQuiet(now: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now));
  return hour >= quietHours.from || hour < quietHours.until;
}

interface Mailed {
  timeZone: string;
  mailedAt: Date | null;
}

/** Whether somebody may be written to now. What may not waits; nothing is dropped. */
export function mayMail({ timeZone, mailedAt }: Mailed, now: Date): boolean {
  const isSoon = mailedAt !== null && now.getTime() - mailedAt.getTime() < watchTimes.betweenMailsMs;
  return !isSoon && !isQuiet(now, timeZone);
}

/** Whether it is time to say that nothing has changed. */
export const saysNothingNew = ({ mailedAt }: Pick<Mailed, 'mailedAt'>, now: Date): boolean =>
  mailedAt === null || now.getTime() - mailedAt.getTime() >= watchTimes.betweenQuietMailsMs;
