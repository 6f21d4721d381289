import { usStates } from './letters.ts';

/**
 * Where somebody can live whose law is known, as a country of ISO 3166-1, with a region where the law differs by it:
 * `US-CA`, `CA-QC`. `XX` stands for a region without a law of its own.
 */
const countriesOfUnion = {
  AT: 'Austria',
  BE: 'Belgium',
  BG: 'Bulgaria',
  HR: 'Croatia',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DK: 'Denmark',
  EE: 'Estonia',
  FI: 'Finland',
  FR: 'France',
  DE: 'Germany',
  GR: 'Greece',
  HU: 'Hungary',
  IS: 'Iceland',
  IE: 'Ireland',
  IT: 'Italy',
  LV: 'Latvia',
  LI: 'Liechtenstein',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  MT: 'Malta',
  NL: 'Netherlands',
  NO: 'Norway',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SK: 'Slovakia',
  SI: 'Slovenia',
  ES: 'Spain',
  SE: 'Sweden',
} as const;

const others = {
  AU: 'Australia',
  BR: 'Brazil',
  'CA-QC': 'Canada: Quebec',
  'CA-XX': 'Canada: another province',
  HK: 'Hong Kong',
  CH: 'Switzerland',
  GB: 'United Kingdom',
} as const;

const states = Object.entries({ CA: 'California', ...usStates }).sort(([, a], [, b]) => a.localeCompare(b, 'en'));

/** Groups of choices, each by its value. */
export const residenceGroups: readonly {
  label: string;
  choices: readonly (readonly [value: string, label: string])[];
}[] = [
  { label: 'Europe', choices: [['CH', others.CH], ['GB', others.GB], ...Object.entries(countriesOfUnion)] },
  {
    label: 'United States',
    choices: [...states.map(([state, name]) => [`US-${state}`, name] as const), ['US-XX', 'Another state']],
  },
  {
    label: 'Elsewhere',
    choices: (['AU', 'BR', 'CA-QC', 'CA-XX', 'HK'] as const).map((value) => [value, others[value]] as const),
  },
];

const names = new Map(residenceGroups.flatMap(({ choices }) => choices));

export const isResidence = (value: string): boolean => names.has(value) || value === 'EU';
