import { calendarDay, plural } from '#contract/base/formats.ts';
import { spanInWords } from '#contract/base/span.ts';

/** What is measured, in the order of the page. */
export const statusParts = ['web', 'database', 'queue', 'mail', 'audit', 'backups', 'sources'] as const;
export type StatusPart = (typeof statusParts)[number];

export const partStates = ['good', 'impaired', 'down'] as const;
export type PartState = (typeof partStates)[number];

/** How a day went: `gaps` was good whenever it was measured, and was not measured all day. Null: not measured at all. */
export type DayMark = PartState | 'gaps' | null;

/** Minutes from one measurement to the next. */
export const slotMinutes = 5;

/** What was counted on a day: of our own parts the measurements, of the sources each source in each measurement. */
export interface DayCounts {
  /** `YYYY-MM-DD`, UTC */
  day: string;
  /** Measurements. */
  slots: number;
  good: number;
  impaired: number;
  down: number;
}

/** A day on which not everything was good and measured. */
export interface Remark {
  day: string;
  words: string;
}

export interface PartStatus {
  part: StatusPart;
  /** Now; null when it was not measured in the last quarter of an hour. */
  state: PartState | null;
  /** Oldest first, today last. */
  marks: DayMark[];
  /** Newest first; days that were not measured at all are left out. */
  remarks: Remark[];
}

export const partLabel: Readonly<Record<StatusPart, string>> = {
  web: 'Website',
  database: 'Database',
  queue: 'Background work',
  mail: 'Mail',
  audit: 'Audit log',
  backups: 'Backups',
  sources: 'Sources',
};

/** What is looked at. */
export const partMeaning: Readonly<Record<StatusPart, string>> = {
  web: 'The site answers at its own address.',
  database: 'It can be read within a second.',
  queue: 'Scans, mail and deletions start when they are due.',
  mail: 'Mail leaves within a quarter of an hour.',
  audit: 'New entries are sealed within ten minutes.',
  backups: 'The newest backup was restored and found whole.',
  sources: 'They pass the tests whose answer we know.',
};

export const stateLabel: Readonly<Record<PartState, string>> = {
  good: 'Working',
  impaired: 'In trouble',
  down: 'Not working',
};

export const markLabel: Readonly<Record<'none' | NonNullable<DayMark>, string>> = {
  good: 'good all day',
  gaps: 'good, not measured all day',
  impaired: 'in trouble for a while',
  down: 'not working for a while',
  none: 'not measured',
};

const spanOf = (slots: number) => spanInWords(roundedSlots(slots) * slotMinutes * 60_000);

/** From two hours on, to the hour. */
const roundedSlots = (slots: number) => (slots < 24 ? slots : Math.round(slots / 12) * 12);

/** "not working for about 15 minutes, not measured for about 2 hours". @param missing slots without a measurement */
export function dayInWords(part: StatusPart, counts: DayCounts, missing: number): string {
  const { slots, impaired, down } = counts;
  const said =
    part === 'sources'
      ? [
          impaired > 0 && `${plural(Math.ceil(impaired / slots), 'source')} in doubt`,
          down > 0 && `${plural(Math.ceil(down / slots), 'source')} left out`,
        ]
      : [
          down > 0 && `not working for about ${spanOf(down)}`,
          impaired > 0 && `in trouble for about ${spanOf(impaired)}`,
        ];
  return [...said, missing > 0 && `not measured for about ${spanOf(missing)}`]
    .filter((one) => one !== false)
    .join(', ');
}

/** "Last 90 days: 80 good all day, 2 in trouble for a while, 8 not measured". */
export function marksInWords(marks: readonly DayMark[]): string {
  const kinds = ['good', 'gaps', 'impaired', 'down', 'none'] as const;
  const told = kinds.flatMap((kind) => {
    const count = marks.filter((mark) => (mark ?? 'none') === kind).length;
    return count > 0 ? [`${count} ${markLabel[kind]}`] : [];
  });
  return `Last ${marks.length} days: ${told.join(', ')}`;
}

/** "12 March: not working for about 15 minutes". */
export const remarkInWords = ({ day, words }: Remark): string => `${calendarDay(day)}: ${words}`;

/** Which build of the product this is. */
export interface BuildFacts {
  /** Of package.json, e.g. `1.0.0`. */
  version: string;
  /** Commit that it was built from, in hex; null when nobody knows. */
  commit: string | null;
  /** Newest migration that it knows, e.g. `0007_operate`. */
  schema: string;
}
