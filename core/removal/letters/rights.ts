import type { Law, LetterKind, UsState } from '#contract/removal/letters.ts';
import { usStates } from '#contract/removal/letters.ts';

/** A place in a law: article, section or principle, with paragraph and letter. */
export interface Place {
  number: string;
  paragraph?: number;
  letter?: string;
}

/** The places that grant a right. Empty where letters name the act alone. */
type Right = readonly Place[];

const placeAt = (number: string, paragraph?: number, letter?: string): Place => ({
  number,
  ...(paragraph === undefined ? {} : { paragraph }),
  ...(letter === undefined ? {} : { letter }),
});
const byName: Right = [];

const european = {
  access: [placeAt('15')],
  erasure: [placeAt('17')],
  objection: [placeAt('21', 2)],
  correction: [placeAt('16')],
  withdrawal: [placeAt('7', 3)],
} as const;

/** Section numbers of the states were not read, so letters name the act. */
const ofStates = { access: byName, erasure: byName, objection: byName, correction: byName } as const;

/**
 * Rights by law: a kind that is missing does not exist under that law, and no letter can be written for it.
 * - PDPO: no erasure, and no objection but to direct marketing.
 * - FADP: consent is taken back by the objection of article 30.
 * - LGPD: an objection needs a breach of the law (18, paragraph 2), so it is no first letter.
 * - PIPEDA, Quebec, APP: no erasure. The marketing opt-out of APP 7 was not verified.
 * - Iowa: no correction. Utah: correction since 1 July 2026. Rhode Island: consent can be revoked within 15 days.
 */
export const rights = {
  gdpr: european,
  'uk-gdpr': european,
  fadp: {
    access: [placeAt('25')],
    erasure: [placeAt('30', 2, 'b'), placeAt('32', 2, 'c')],
    objection: [placeAt('30', 2, 'b')],
    correction: [placeAt('32', 1)],
  },
  pdpo: { access: [placeAt('18')], objection: [placeAt('35G')], correction: [placeAt('22')] },
  ccpa: ofStates,
  'us-CO': ofStates,
  'us-CT': ofStates,
  'us-DE': ofStates,
  'us-FL': ofStates,
  'us-IN': ofStates,
  'us-IA': { access: byName, erasure: byName, objection: byName },
  'us-KY': ofStates,
  'us-MD': ofStates,
  'us-MN': ofStates,
  'us-MT': ofStates,
  'us-NE': ofStates,
  'us-NH': ofStates,
  'us-NJ': ofStates,
  'us-OR': ofStates,
  'us-RI': { ...ofStates, withdrawal: byName },
  'us-TN': ofStates,
  'us-TX': ofStates,
  'us-UT': ofStates,
  'us-VA': ofStates,
  lgpd: {
    access: [placeAt('18'), placeAt('19')],
    erasure: [placeAt('18')],
    correction: [placeAt('18')],
    withdrawal: [placeAt('18')],
  },
  pipeda: { access: byName, correction: byName, withdrawal: byName },
  quebec: { access: byName, correction: byName, withdrawal: byName },
  app: { access: [placeAt('12')], correction: [placeAt('13')] },
} as const satisfies Record<Law, Partial<Record<LetterKind, Right>>>;

/** Kinds of letter that exist under a law. */
export type KindUnder<L extends Law> = L extends Law ? keyof (typeof rights)[L] & LetterKind : never;

export const laws = Object.keys(rights) as Law[];

export const kindsUnder = (law: Law): LetterKind[] => Object.keys(rights[law]) as LetterKind[];

export const hasRight = <L extends Law>(law: L, kind: LetterKind): kind is KindUnder<L> =>
  Object.hasOwn(rights[law], kind);

/** Where a law grants a right. */
export const placesOf = <L extends Law>(law: L, kind: KindUnder<L>): readonly Place[] =>
  (rights[law] as Partial<Record<LetterKind, Right>>)[kind] ?? byName;

/** Where a person lives. `region` is a US state or Canadian province, by its two letters. */
export interface Residence {
  /** ISO 3166-1 alpha-2, or `EU` for a member state that was not named. */
  country: string;
  region?: string;
}

const memberStates = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const lawOfCountry: ReadonlyMap<string, Law> = new Map<string, Law>([
  // With the states of the European Economic Area.
  ...[...memberStates, 'IS', 'LI', 'NO', 'EU'].map((country) => [country, 'gdpr'] as const),
  ['GB', 'uk-gdpr'],
  ['UK', 'uk-gdpr'],
  ['CH', 'fadp'],
  ['HK', 'pdpo'],
  ['BR', 'lgpd'],
  ['AU', 'app'],
]);

const isUsState = (region: string): region is UsState => Object.hasOwn(usStates, region);

function lawInUnitedStates(region: string): Law | null {
  if (region === 'CA') return 'ccpa';
  return isUsState(region) ? `us-${region}` : null;
}

/**
 * The law that a person can invoke where they live. Null where none is known: in most US states, and in the United
 * States and Canada while the state or province was not said.
 */
export function lawFor({ country, region }: Residence): Law | null {
  if (country === 'US') return region === undefined ? null : lawInUnitedStates(region);
  if (country === 'CA') return region === undefined ? null : region === 'QC' ? 'quebec' : 'pipeda';
  return lawOfCountry.get(country) ?? null;
}
