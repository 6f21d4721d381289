import type { Formats } from '#contract/base/formats.ts';

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
  /** When it answered, ISO 8601; null where that was not kept. */
  at: string | null;
  /** Version of the rule by which the answer was read; null where it has none, or was not kept. */
  rule: number | null;
  /** Null where it was not kept. */
  control: 'passed' | 'none' | null;
}

/** What a control says of an answer. */
export const controlWords: Readonly<Record<NonNullable<Proof['control']>, string>> = {
  passed: 'Passed: asked about something that nobody can have, it found nothing.',
  none: 'None is known: no question to it has an answer that is known beforehand.',
};

export const controlNotKept = 'Not kept with this result.';

type Words = Pick<Formats, 'dateTime' | 'zoneName'>;

const together = new Intl.ListFormat('en-GB');

/** The whole of them in sentences, for paper. Of sources that came to it in the same way it is said once. */
export function proofSentences(proofs: readonly Proof[], formats: Words): string {
  const alike = Map.groupBy(proofs, (proof) => restOf(proof, formats));
  return [...alike.values()]
    .map((all) => {
      const [first] = all as [Proof, ...Proof[]];
      const sources = together.format(all.map(({ source }) => source));
      return all.length > 1
        ? `${sources} were asked about ${restOf({ ...first, decided: ofEach(first.decided) }, formats)}`
        : `${sources} was asked about ${restOf(first, formats)}`;
    })
    .join(' ');
}

const ofEach = (decided: string): string => decided.replace(/^Its answer /, 'Each answer ');

function restOf({ about, decided, at, rule, control }: Proof, { dateTime, zoneName }: Words): string {
  const when = at ? `, on ${dateTime(at)} ${zoneName(at)}` : '';
  return [
    `${about}${when}. ${decided}`,
    ...(rule === null ? [] : [`Rule version ${rule}.`]),
    `Control: ${control === null ? controlNotKept : controlWords[control]}`,
  ].join(' ');
}
