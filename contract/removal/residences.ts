import { type UsState, usStates } from './letters.ts';

/**
 * Where somebody can live whose law is known, as a country of ISO 3166-1, with a region where the law differs by it:
 * `US-CA`, `CA-QC`. `XX` stands for a region without a law of its own.
 */
const europeanResidences = [
  'CH',
  'GB',
  'AT',
  'BE',
  'BG',
  'HR',
  'CY',
  'CZ',
  'DK',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'HU',
  'IS',
  'IE',
  'IT',
  'LV',
  'LI',
  'LT',
  'LU',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SK',
  'SI',
  'ES',
  'SE',
] as const;
export type EuropeanResidence = (typeof europeanResidences)[number];

export type AmericanResidence = `US-${UsState | 'CA' | 'XX'}`;
const americanResidences = ['CA', 'XX', ...Object.keys(usStates)].map((state) => `US-${state}`);

const otherResidences = ['AU', 'BR', 'CA-QC', 'CA-XX', 'HK'] as const;
export type OtherResidence = (typeof otherResidences)[number];

const residences: ReadonlySet<string> = new Set([...europeanResidences, ...americanResidences, ...otherResidences]);

export const isResidence = (value: string): boolean => residences.has(value) || value === 'EU';
