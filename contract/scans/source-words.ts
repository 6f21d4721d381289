import type { Formats } from '#contract/base/formats.ts';
import type { CheckView, NotCheckedReason, ScanView } from './types.ts';
import type { ScanWords } from './words/scan-words.ts';

/** What stands under a source's state: how old its answer is, what its "nothing found" covers, and why it does not count. */
export function answerNotes(
  check: CheckView,
  { dateTime, zoneName }: Pick<Formats, 'dateTime' | 'zoneName'>,
  { answers }: ScanWords,
): string[] {
  const { state, reason, reusedFrom, clearCovers, askedBy } = check;
  const doubts: Partial<Record<NotCheckedReason, string>> = answers.doubts;
  const doubt = reason === null ? undefined : doubts[reason];
  return [
    ...(askedBy === 'browser' ? [answers.fromBrowser] : []),
    ...(reusedFrom ? [answers.reused(`${dateTime(reusedFrom)} ${zoneName(reusedFrom)}`)] : []),
    ...(state === 'clear' && clearCovers ? [clearCovers] : []),
    ...(doubt ? [doubt] : []),
  ];
}

/** Times that are only about right are told in steps of so many minutes. */
const STEP_MS = 5 * 60_000;

/** "about 14:20": a scan waits for a day, so that the time alone says when. */
export function expectedWords(iso: string, { shortTime }: Pick<Formats, 'shortTime'>, { answers }: ScanWords): string {
  return answers.about(shortTime(new Date(Math.ceil(Date.parse(iso) / STEP_MS) * STEP_MS).toISOString()));
}

/** Stands with the answer wherever it is shown: on screen, on paper and in signed files. */
const withAsker = (answer: string, { askedBy }: CheckView, { answers }: ScanWords): string =>
  askedBy === 'browser' ? answers.byBrowser(answer) : answer;

/** What one source's row says about its state. */
export function stateWords(check: CheckView, formats: Pick<Formats, 'shortTime'>, words: ScanWords): string {
  const { answers } = words;
  switch (check.state) {
    case 'waiting':
      return check.expectedAt ? answers.toComeAt(expectedWords(check.expectedAt, formats, words)) : answers.toCome;
    case 'queued':
      return answers.queued;
    case 'checking':
      return answers.checking;
    case 'found':
      return withAsker(answers.found(check.findings), check, words);
    case 'clear':
      return withAsker(answers.clear, check, words);
    case 'not-checked':
      return answers.reasons[check.reason ?? 'failed'];
  }
}

/** Why a source's answer is not known: "Not checked: no answer in time". */
export const reasonWords = (reason: NotCheckedReason, { answers }: ScanWords): string => answers.reasons[reason];

/** Says of a source that was asked about several addresses or names which of them a check is about; of any other nothing. */
export function namerOf({
  checks,
  identifiers,
}: Pick<ScanView, 'checks' | 'identifiers'>): (check: CheckView) => string | null {
  const values = new Map(identifiers.map(({ id, value }) => [id, value]));
  const asked = Map.groupBy(checks, ({ sourceId }) => sourceId);
  return ({ sourceId, identifierId }) =>
    (asked.get(sourceId)?.length ?? 0) > 1 ? (values.get(identifierId) ?? null) : null;
}

/** The checks with the names of their sources, "Tide about alice@example.com" where one was asked about several. */
export function namedChecks(scan: Pick<ScanView, 'checks' | 'identifiers'>, { answers }: ScanWords): CheckView[] {
  const aboutOf = namerOf(scan);
  return scan.checks.map((check) => {
    const about = aboutOf(check);
    return about ? { ...check, name: answers.named(check.name, about) } : check;
  });
}
