import { firstLanguage, type Language } from '#contract/base/languages.ts';
import companyWords from '#contract/site/company/company.texts.en.ts';
import { type CompanyWords, registrationOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import type { Config } from '#platform/config.ts';

/** A legal text. Bodies are Markdown; sections are numbered in the order they stand in. */
export interface LegalDocument {
  title: string;
  description: string;
  /** ISO date. */
  updated: string;
  /** What stands above it, e.g. that it is a draft; null = nothing. */
  notice: string | null;
  intro: string;
  sections: { title: string; body: string }[];
}

export interface SourceFact {
  name: string;
  homepage: string;
  reveals: string;
}

/** What is true of this installation, so that its texts claim nothing else. */
export interface LegalFacts {
  site: Site;
  /** Sources that are switched on, by what of the person reaches them; of those that a user name reaches, how many. */
  sources: { address: SourceFact[]; hash: SourceFact[]; domain: SourceFact[]; usernames: number };
  /** Longest time an answer may be used again, in whole days. */
  answerDays: number;
  /** Whole days after which things go by themselves. */
  retention: Config['retention'];
  /** Card payments are taken by Stripe. */
  payments: boolean;
  /** Mail leaves through a mail server of the operator's choice. */
  mailServer: boolean;
  /** Name of the cookie that opens a scan again in the same browser. */
  scanCookie: string;
}

/** Sources as a list, each with what it can reveal. */
export function sourceList(sources: readonly SourceFact[], language: Language = firstLanguage): string {
  const say = sourceWords(language);
  return sources
    .map(({ name, homepage, reveals }) => `- [${name}](${homepage}): ${say(reveals, 'sentences')}`)
    .join('\n');
}

/** Bullet points that are there; the others are left out with no trace. */
export const bullets = (...items: (string | false)[]): string =>
  items
    .filter((item) => item !== false)
    .map((item) => `- ${item}`)
    .join('\n');

/** "Example Limited, a company registered in Hong Kong, company number 1", as much of it as is given. */
export function companyOf(site: Site, words: CompanyWords = companyWords): string {
  const registration = registrationOf(site, words);
  return registration === null ? site.company : words.described(site.company, registration);
}

/** Its law on personal data and its authority are named only here; of other places nothing is claimed. */
export const isInHongKong = ({ jurisdiction }: Site): boolean => jurisdiction === 'Hong Kong';
