import { plural } from '#contract/base/formats.ts';
import type { Precision } from '#contract/scans/ownership.ts';
import type { SourceCategory } from '#contract/scans/types.ts';

/** What a profile may tell that its owner keeps to themself, by what the site is about. */
export const sensitiveTopics = ['adult', 'dating', 'politics', 'health', 'gambling'] as const;
export type SensitiveTopic = (typeof sensitiveTopics)[number];

/** How a source does today, in the order in which a list offers them. */
export const sourceConditions = ['answering', 'quiet', 'doubted', 'out', 'tried', 'off'] as const;
export type SourceCondition = (typeof sourceConditions)[number];

export const conditionLabel: Readonly<Record<SourceCondition, string>> = {
  answering: 'Live today',
  quiet: 'No answer today',
  doubted: 'In doubt',
  out: 'Not asked',
  tried: 'Being tried',
  off: 'Switched off',
};

/** How a day of a source went; a day on which nobody asked it has no mark. */
export type DayMark = 'passed' | 'failed' | 'gone' | 'unanswered' | null;

/** How many sources there are of each kind. Every page that tells one of these numbers takes it from here. */
export interface SourceCounts {
  /** Those that are asked and have shown within a day that they answer: "live". One that has yet to prove itself is not counted. */
  live: number;
  /** Who runs those. One of whom two questions are asked is one. */
  providers: number;
  /** Those that a free scan asks, live or not: "asked". Its report leaves out which of them do not apply to the address. */
  asked: number;
}

/** Rows of one page. A kind that has more is not shown unless it is asked for. */
export const sourcesPerPage = 30;

/** Days in a row that went alike. */
export interface DayRun {
  mark: DayMark;
  days: number;
}

/** A source as anybody may read about it. */
export interface ListedSource {
  id: string;
  name: string;
  homepage: string;
  category: SourceCategory;
  reveals: string;
  clearCovers: string;
  privacy: 'P0' | 'P1' | 'P2' | 'P3';
  /** Where most of its people are; none where that is everywhere, or not known. */
  countries: readonly string[];
  /** Only asked about a domain that the person has proved to be theirs. */
  isOfDomain: boolean;
  /** "At most 2 questions in a second and 100 in a day". */
  pace: string;
  condition: SourceCondition;
  /** Why, in one sentence. */
  because: string;
  /** The last thirty days, oldest first. */
  days: DayRun[];
  /** Null until enough people have said whether what it found by a name is theirs. */
  precision: Precision | null;
  credit: { label: string; url: string } | null;
}

export const askedWith: Readonly<Record<ListedSource['privacy'], string>> = {
  P0: 'Nothing that names you: a domain only',
  P1: 'A hash of your address, or a part of one',
  P2: 'A user name or a name',
  P3: 'Your address, as it is',
};

/** "At least 70% of what it found by a name was theirs, going by 20 answers". */
export const precisionInWords = ({ atLeast, answers }: Precision): string =>
  `At least ${Math.floor(100 * atLeast)}% of what it found by a name was theirs, going by ${answers} answers`;

const markKinds = ['passed', 'gone', 'unanswered', 'failed', 'none'] as const;
export type MarkKind = (typeof markKinds)[number];

const countDays = (runs: readonly DayRun[]): number => runs.reduce((sum, { days }) => sum + days, 0);

/** How many days there are, and how many went which way; ways that no day went are left out. */
export function countMarks(runs: readonly DayRun[]): { total: number; marks: [MarkKind, number][] } {
  const marks = markKinds.map((kind): [MarkKind, number] => [
    kind,
    countDays(runs.filter(({ mark }) => (mark ?? 'none') === kind)),
  ]);
  return { total: countDays(runs), marks: marks.filter(([, count]) => count > 0) };
}

const markWords: Readonly<Record<MarkKind, string>> = {
  passed: 'good',
  gone: 'with nobody left to test it with',
  unanswered: 'without an answer',
  failed: 'with a wrong answer',
  none: 'not asked',
};

/** "Last 30 days: 28 good, 1 with a wrong answer". */
export function daysInWords(runs: readonly DayRun[]): string {
  const { total, marks } = countMarks(runs);
  return `Last ${plural(total, 'day')}: ${marks.map(([kind, count]) => `${count} ${markWords[kind]}`).join(', ')}`;
}

export interface SourceFilter {
  /** Words that all have to occur. */
  q: string;
  category: SourceCategory | null;
  condition: SourceCondition | null;
}

type Searched = Pick<ListedSource, 'id' | 'name' | 'homepage' | 'reveals' | 'countries' | 'category' | 'condition'>;

export function filterSources<Source extends Searched>(
  list: readonly Source[],
  { q, category, condition }: SourceFilter,
): Source[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((source) => {
    if (category !== null && source.category !== category) return false;
    if (condition !== null && source.condition !== condition) return false;
    const { name, id, homepage, reveals, countries } = source;
    const text = `${name} ${id} ${homepage} ${reveals} ${countries.join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The page that an address names; the first where it names none. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** What a page of the list shows. */
export interface SourceList {
  /** By kind, then by name. */
  sources: ListedSource[];
  /** From 1; 0 where all that is shown stands on one page. */
  page: number;
  /** How many match the filter. */
  matching: number;
  total: number;
  live: number;
  /** Those that match, in order; none that is empty. */
  kinds: { category: SourceCategory; matching: number; live: number }[];
}
