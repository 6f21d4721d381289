import type { Texts } from '#contract/base/texts.ts';
import type companyWords from './company/company.texts.en.ts';
import type { Site } from './site.ts';

type Company = Pick<Site, 'company' | 'companyNumber' | 'jurisdiction' | 'register' | 'since'>;

export type CompanyWords = Texts<typeof companyWords>;

/**
 * "registered in Hong Kong, company number 123": what the operator has given of jurisdiction, register and number.
 * @returns null where none is given
 */
export function registrationOf({ jurisdiction, register, companyNumber }: Company, words: CompanyWords): string | null {
  const place = jurisdiction === null ? null : words.inPlace(jurisdiction);
  const book = jurisdiction === null && register !== null ? words.withRegister(register) : register;
  const number = companyNumber === null ? null : words.numbered(companyNumber);
  return [place, book, number].filter((part) => part !== null).join(', ') || null;
}

/** "© 2024 Example Limited". The year is when the company was registered, not today's; it may be missing. */
export const copyrightOf = ({ company, since }: Pick<Company, 'company' | 'since'>): string =>
  since === null ? `© ${company}` : `© ${since} ${company}`;

/** "Registered in Hong Kong, company number 123", as a line of its own; empty where nothing is given. */
export function registrationLineOf(company: Company, words: CompanyWords): string {
  const registration = registrationOf(company, words) ?? '';
  return registration.charAt(0).toUpperCase() + registration.slice(1);
}

/** "© 2024 Example Limited. Registered in Hong Kong." */
export function footerLineOf(company: Company, words: CompanyWords): string {
  const line = registrationLineOf(company, words);
  return line === '' ? `${copyrightOf(company)}.` : `${copyrightOf(company)}. ${line}.`;
}
