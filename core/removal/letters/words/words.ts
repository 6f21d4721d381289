import type { Disclosure, Law, LetterField, UsState } from '#contract/removal/letters.ts';
import type { Place } from '#core/removal/letters/rights.ts';

/** What a letter asks for, as worded. One kind of letter has several, since acts differ in what they grant. */
export const requests = [
  'access-first',
  'access-held',
  'erasure',
  /** With the objection that grants it. */
  'erasure-objected',
  /** Of what a business collected. */
  'erasure-collected',
  /** Of what the person provided, and what came from elsewhere. */
  'erasure-obtained',
  /** Of what the person provided. */
  'erasure-provided',
  /** Of what is processed by consent, or is not needed. */
  'erasure-unneeded',
  'objection-marketing',
  'objection-processing',
  'opt-out-sharing',
  'opt-out-advertising',
  'opt-out-sale',
  'correction',
  'withdrawal',
] as const;
export type Request = (typeof requests)[number];

/** What an access letter asks to be told. */
export type AccessContents = 'european' | 'american' | 'plain';

export interface RequestWords {
  subject: string;
  /** @param under the law, as `under` words it */
  opening(under: string): string;
  /** What follows from the request; null where nothing does. */
  details: string | null;
}

/** Everything that letters in one language say. */
export interface LetterWords {
  greeting(recipient: string): string;
  /** The law with the places in it, to stand at the end of a sentence. */
  under(law: Law, places: readonly Place[]): string;
  labels: Readonly<Record<Exclude<LetterField, 'residence' | 'correction'>, string>>;
  /** A label with its value. */
  labelled(label: string, value: string): string;
  residence(state: string): string;
  brands(names: string): string;
  requests: Readonly<Record<Request, RequestWords>>;
  accessContents: Readonly<Record<AccessContents, string>>;
  /** What an access letter says first: what to do when nothing is held, and that the rest is for when something is. */
  nothingHeld: string;
  correction(wrong: string, right: string): string;
  /** For residents of California: what the letter does not replace. */
  deletionPlatform: string;
  /** A period, as in "within one month". */
  period(count: number, unit: 'months' | 'days' | 'business-days'): string;
  answer: {
    within(period: string): string;
    expectedWithin(period: string): string;
    soon: string;
    reasons: string;
    confirmWithin(period: string): string;
    confirm: string;
  };
  identity: string;
}

/** Acts of the states, by the names that they have in every language. */
export const actOfState: Readonly<Record<UsState, string>> = {
  CO: 'Colorado Privacy Act',
  CT: 'Connecticut Data Privacy Act',
  DE: 'Delaware Personal Data Privacy Act',
  FL: 'Florida Digital Bill of Rights',
  IN: 'Indiana Consumer Data Protection Act',
  IA: 'Iowa Consumer Data Protection Act',
  KY: 'Kentucky Consumer Data Protection Act',
  MD: 'Maryland Online Data Privacy Act',
  MN: 'Minnesota Consumer Data Privacy Act',
  MT: 'Montana Consumer Data Privacy Act',
  NE: 'Nebraska Data Privacy Act',
  NH: 'New Hampshire Privacy Act',
  NJ: 'New Jersey Data Privacy Act',
  OR: 'Oregon Consumer Privacy Act',
  RI: 'Rhode Island Data Transparency and Privacy Protection Act',
  TN: 'Tennessee Information Protection Act',
  TX: 'Texas Data Privacy and Security Act',
  UT: 'Utah Consumer Privacy Act',
  VA: 'Virginia Consumer Data Protection Act',
};

type NamedLaw = Exclude<Law, `us-${string}` | 'pdpo'>;

/** Names of laws in one language; letters under the ordinance of Hong Kong are English and name it themselves. */
export type LawNames = Readonly<Record<NamedLaw, string>>;

/** The name of a law. @param ofState how the act of a US state stands in the same place */
export function nameOfLaw(law: Law, names: LawNames, ofState: (act: string) => string): string {
  if (law in names) return names[law as NamedLaw];
  const act = actOfState[law.slice(3) as UsState];
  if (act === undefined) throw new TypeError(`no name for ${law}`);
  return ofState(act);
}

/** What a letter says about its sender, a line for each piece of data. */
export function describeSender({ labels, labelled, residence }: LetterWords, disclosed: readonly Disclosure[]): string {
  const lines = disclosed.flatMap(({ field, value }) => {
    if (field === 'correction') return [];
    return field === 'residence' ? residence(value) : labelled(labels[field], value);
  });
  return lines.join('\n');
}
