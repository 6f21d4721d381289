import type { Formats } from '#contract/base/formats.ts';
import { type FindingView, isExposure } from './types.ts';
import type { ScanWords } from './words/scan-words.ts';

/** An exposure whose date is known, to the year at least. */
export type Dated = FindingView & { since: string };

const DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

const isDated = (finding: FindingView): finding is Dated => DATE.test(finding.since ?? '');

/** Exposures on their way through the years: those with a date, oldest first, and those without, which are drawn nowhere. */
export function exposuresByDate(findings: readonly FindingView[]): { dated: Dated[]; undated: FindingView[] } {
  const exposures = findings.filter(isExposure);
  return {
    dated: exposures.filter(isDated).sort((a, b) => (a.since < b.since ? -1 : Number(a.since > b.since))),
    undated: exposures.filter((finding) => !isDated(finding)),
  };
}

/** "From 2012 to today", "From January 2026 to today" within one year. @param until ISO 8601 */
export function spanWords(
  { since }: Dated,
  until: string,
  { partialDate }: Pick<Formats, 'partialDate'>,
  { timeline }: ScanWords,
): string {
  const isWithinYear = since.slice(0, 4) === until.slice(0, 4);
  return timeline.span(partialDate(since.slice(0, isWithinYear ? 7 : 4)));
}

/** "Date unknown: Adobe, Canva and 3 more."; null where every date is known. @param most names */
export function undatedLine(
  undated: readonly Pick<FindingView, 'where'>[],
  { timeline }: ScanWords,
  most = 8,
): string | null {
  const places = [...new Set(undated.map(({ where }) => where))];
  if (places.length === 0) return null;
  const more = places.length - most;
  const named = places.slice(0, more > 0 ? most : undefined).join(', ');
  return more > 0 ? timeline.undatedMore(named, more) : timeline.undated(named);
}
