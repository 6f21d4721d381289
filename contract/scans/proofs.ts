import type { Formats } from '#contract/base/formats.ts';
import type { ScanWords } from './words/scan-words.ts';

/** How one source came to report a finding. */
export interface Proof {
  /** Its name. */
  source: string;
  /** What it was asked about: "your address alice@example.com". */
  about: string;
  /** What left us for it: "Your address, as it is". */
  sent: string | null;
  /** What in its answer decided. */
  decided: string;
  /** The same of several sources, where another one came to it in these words. */
  decidedByEach?: string;
  /** When it answered, ISO 8601; null where that was not kept. */
  at: string | null;
  /** Version of the rule by which the answer was read; null where it has none, or was not kept. */
  rule: number | null;
  /** Null where it was not kept. */
  control: 'passed' | 'none' | null;
}

type Words = Pick<Formats, 'dateTime' | 'zoneName'>;

/** The whole of them in sentences, for paper. Of sources that came to it in the same way it is said once. */
export function proofSentences(proofs: readonly Proof[], formats: Words, words: ScanWords): string {
  const { asked, askedAll } = words.proofs;
  const alike = Map.groupBy(proofs, (proof) => restOf(proof, formats, words));
  return [...alike.values()]
    .map((same) => {
      const [first] = same as [Proof, ...Proof[]];
      const sources = words.all(same.map(({ source }) => source));
      return same.length > 1
        ? askedAll(sources, restOf({ ...first, decided: first.decidedByEach ?? first.decided }, formats, words))
        : asked(sources, restOf(first, formats, words));
    })
    .join(' ');
}

function restOf(
  { about, decided, at, rule, control }: Proof,
  { dateTime, zoneName }: Words,
  { proofs }: ScanWords,
): string {
  const when = at ? proofs.aboutOn(about, `${dateTime(at)} ${zoneName(at)}`) : about;
  return [
    `${when}. ${decided}`,
    ...(rule === null ? [] : [proofs.rule(rule)]),
    proofs.controlled(control === null ? proofs.controlNotKept : proofs.control[control]),
  ].join(' ');
}
