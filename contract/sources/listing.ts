import { plural } from '#contract/base/formats.ts';
import type { Precision } from '#contract/scans/ownership.ts';
import type { SourceCategory } from '#contract/scans/types.ts';

/** How a source does today, in the order in which a list offers them. */
export const sourceConditions = ['answering', 'quiet', 'doubted', 'out', 'off'] as const;
export type SourceCondition = (typeof sourceConditions)[number];

export const conditionLabel: Readonly<Record<SourceCondition, string>> = {
  answering: 'Live today',
  quiet: 'No answer today',
  doubted: 'In doubt',
  out: 'Not asked',
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
  /** Those that a free scan asks, live or not: "asked", as its report counts them. */
  asked: number;
}

type Counted = Pick<ListedSource, 'condition'>;

export const countLive = (list: readonly Counted[]): number =>
  list.filter(({ condition }) => condition === 'answering').length;

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

/** "Last 30 days: 28 passed, 1 failed". */
export function daysInWords(runs: readonly DayRun[]): string {
  const countDays = (some: readonly DayRun[]) => some.reduce((sum, { days }) => sum + days, 0);
  const counted = (mark: DayMark, words: string) => {
    const count = countDays(runs.filter((run) => run.mark === mark));
    return count > 0 ? [`${count} ${words}`] : [];
  };
  const told = [
    ...counted('passed', 'good'),
    ...counted('gone', 'with nobody left to test it with'),
    ...counted('unanswered', 'without an answer'),
    ...counted('failed', 'with a wrong answer'),
    ...counted(null, 'not asked'),
  ];
  return `Last ${plural(countDays(runs), 'day')}: ${told.join(', ')}`;
}

export interface SourceFilter {
  /** Words that all have to occur. */
  q: string;
  category: SourceCategory | null;
  condition: SourceCondition | null;
}

export function filterSources(list: readonly ListedSource[], { q, category, condition }: SourceFilter): ListedSource[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((source) => {
    if (category !== null && source.category !== category) return false;
    if (condition !== null && source.condition !== condition) return false;
    const text = `${source.name} ${source.id} ${source.homepage} ${source.reveals}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
