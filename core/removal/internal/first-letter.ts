import type { LetterExtras } from '#contract/removal/desk.ts';
import type { Law, LetterKind } from '#contract/removal/letters.ts';
import { hasRight, kindsUnder, lawFor, type Residence } from '#core/removal/letters/rights.ts';
import type { AskedCompany, Draft } from './content.ts';

export const noExtras: LetterExtras = { address: null, birthDate: null, recordUrl: null, correction: null };

/** From "US-CA", "DE" or "EU". */
export function residenceFrom(value: string): Residence {
  const [country = '', region] = value.split('-');
  return region === undefined ? { country } : { country, region };
}

export const residenceText = ({ country, region }: Residence): string =>
  region === undefined ? country : `${country}-${region}`;

export const lawOf = (residence: Residence | null): Law | null => (residence ? lawFor(residence) : null);

/** What is asked of a company that certainly holds something, the strongest right first. */
const afterYes: readonly LetterKind[] = ['erasure', 'withdrawal', 'objection', 'access'];

/** What a letter asks for: whether they hold anything, or, where that is known, to erase it. */
export function bestKind(law: Law, isHeld: boolean): LetterKind {
  const wanted = isHeld ? afterYes : (['access'] as const);
  return wanted.find((kind) => hasRight(law, kind)) ?? kindsUnder(law)[0] ?? 'access';
}

/** The first letter of a case: by the email address alone. */
export const firstDraft = (law: Law, { language }: AskedCompany, kind: LetterKind): Draft => ({
  purpose: 'request',
  kind,
  stage: 'first',
  language: law === 'pdpo' ? 'en' : language,
  extras: noExtras,
});
