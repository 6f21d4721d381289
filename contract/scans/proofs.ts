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

/** The whole of it in sentences, for paper. */
export function proofSentence(proof: Proof, { dateTime, zoneName }: Pick<Formats, 'dateTime' | 'zoneName'>): string {
  const { source, about, decided, at, rule, control } = proof;
  const when = at ? `, on ${dateTime(at)} ${zoneName(at)}` : '';
  return [
    `${source} was asked about ${about}${when}. ${decided}`,
    ...(rule === null ? [] : [`Rule version ${rule}.`]),
    `Control: ${control === null ? controlNotKept : controlWords[control]}`,
  ].join(' ');
}
