import type { CheckState, CheckView, IdentifierView, ScanView, SourceCategory } from './types.ts';
import type { ScanWords } from './words/scan-words.ts';

/** Share of sources that gave an answer. A score is never shown without it. */
export interface Coverage {
  asked: number;
  found: number;
  clear: number;
  notChecked: number;
  /** Still to come, within a day of the start. */
  waiting: number;
  /** The same by kind of source; kinds of which no source was asked are missing. */
  kinds: { category: SourceCategory; asked: number; answered: number }[];
}

/** How many sources were asked, how many of them answered, and how many are still to come. */
export interface Answered {
  asked: number;
  answered: number;
  waiting: number;
  /** How many sources these questions went to, where one was asked about several addresses or names; left out where each was asked once. */
  sources?: number;
}

/** "12 of 18 sources checked, 3 still to come": wherever a result is summarised. A question is one source about one address or name. */
export function answeredWords(
  { asked, answered, waiting, sources = asked }: Answered,
  { coverage }: ScanWords,
): string {
  const checked = sources === asked ? coverage.checked(answered, asked) : coverage.answered(answered, asked, sources);
  return waiting > 0 ? coverage.toCome(checked, waiting) : checked;
}

type Question = Pick<CheckView, 'sourceId' | 'reason'>;

/** How many sources were asked: one that was asked about several addresses is one. */
export const countSources = (checks: readonly Question[]): number =>
  new Set(checks.flatMap(({ sourceId, reason }) => (reason === 'not-applicable' ? [] : [sourceId]))).size;

/** The counts of a scan as lists have them. */
export function answeredIn({ coverage, checks }: { coverage: Coverage; checks: readonly Question[] }): Answered {
  const { asked, found, clear, waiting } = coverage;
  const sources = countSources(checks);
  return { asked, answered: found + clear, waiting, ...(sources !== asked && { sources }) };
}

/** What one of several addresses came to: sources know each spelling by itself. */
export interface AddressResult {
  address: string;
  asked: number;
  answered: number;
  found: number;
}

/** By address, the scan's own first. */
export function resultsByAddress({ identifiers, checks }: Pick<ScanView, 'identifiers' | 'checks'>): AddressResult[] {
  return identifiers
    .filter(({ kind }) => kind === 'email')
    .map(({ id, value }) => {
      const own = checks.filter(({ identifierId, reason }) => identifierId === id && reason !== 'not-applicable');
      const count = (...states: CheckState[]) => own.filter(({ state }) => states.includes(state)).length;
      return { address: value, asked: own.length, answered: count('found', 'clear'), found: count('found') };
    });
}

/** Names of the sources that were asked and gave no answer. */
export function gapsIn(checks: readonly CheckView[]): string[] {
  const gaps = checks.filter(({ state, reason }) => state === 'not-checked' && reason !== 'not-applicable');
  return [...new Set(gaps.map(({ name }) => name))];
}

/** Names of the sources that the scan still waits for. */
export const stillToCome = (checks: readonly CheckView[]): string[] =>
  checks.filter(({ state }) => state === 'waiting').map(({ name }) => name);

/** What stands where findings would: "not found" is said of sources that answered, and of nothing else. */
export function withoutFindings(
  { found, clear, notChecked, waiting }: Coverage,
  identifiers: readonly Pick<IdentifierView, 'kind' | 'value'>[],
  words: ScanWords,
): { title: string; text: string } {
  const { notYet, nothingChecked, nothingFound, noneThatAnswered, none } = words.coverage;
  if (found + clear === 0 && waiting > 0) return notYet;
  if (found + clear === 0 && notChecked > 0) return nothingChecked;
  const about = askedAbout(identifiers, words);
  return { title: nothingFound, text: notChecked + waiting > 0 ? noneThatAnswered(about) : none(about) };
}

/** The addresses as they are spelt: another spelling is another address to a source. */
function askedAbout(
  identifiers: readonly Pick<IdentifierView, 'kind' | 'value'>[],
  { any, coverage }: ScanWords,
): string {
  const isOfAddresses = identifiers.length > 0 && identifiers.every(({ kind }) => kind === 'email');
  return isOfAddresses ? any(identifiers.map(({ value }) => value)) : coverage.thisAddress;
}
