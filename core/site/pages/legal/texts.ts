import type { Language } from '#contract/base/languages.ts';
import { addressIn } from '#contract/base/translated-pages.ts';
import type { LegalKey } from '#contract/site/legal.ts';
import { builtInNotice } from '#contract/site/site.ts';
import { cookiePolicy } from './cookies.ts';
import type { LegalDocument, LegalFacts } from './document.ts';
import { cookiePolicy as spanishCookies } from './es/cookies.ts';
import { gdprCompliance as spanishGdpr } from './es/gdpr.ts';
import { privacyPolicy as spanishPrivacy } from './es/privacy.ts';
import { termsOfService as spanishTerms } from './es/terms.ts';
import { cookiePolicy as frenchCookies } from './fr/cookies.ts';
import { gdprCompliance as frenchGdpr } from './fr/gdpr.ts';
import { privacyPolicy as frenchPrivacy } from './fr/privacy.ts';
import { termsOfService as frenchTerms } from './fr/terms.ts';
import { gdprCompliance } from './gdpr.ts';
import { privacyPolicy } from './privacy.ts';
import { termsOfService } from './terms.ts';

const texts: Readonly<Record<Language, Readonly<Record<LegalKey, (facts: LegalFacts) => LegalDocument>>>> = {
  en: {
    legal_privacy: privacyPolicy,
    legal_terms: termsOfService,
    legal_cookies: cookiePolicy,
    legal_gdpr: gdprCompliance,
  },
  es: {
    legal_privacy: spanishPrivacy,
    legal_terms: spanishTerms,
    legal_cookies: spanishCookies,
    legal_gdpr: spanishGdpr,
  },
  fr: {
    legal_privacy: frenchPrivacy,
    legal_terms: frenchTerms,
    legal_cookies: frenchCookies,
    legal_gdpr: frenchGdpr,
  },
};

const drafts: Readonly<Record<Language, string>> = {
  en: builtInNotice,
  es: 'Borrador pendiente de revisión jurídica',
  fr: 'Projet en attente d’un examen juridique',
};

/** What stands above a text; the operator's own words stay as they are. */
export const noticeIn = (language: Language, notice: string | null): string | null =>
  notice === builtInNotice ? drafts[language] : notice;

const linkedIn = (language: Language, markdown: string): string =>
  markdown.replace(/\]\((\/[^)\s]*)\)/g, (_whole, address: string) => `](${addressIn(language, address)})`);

/** The text that the product writes itself, with links to pages of its language. */
export function legalText(key: LegalKey, language: Language, facts: LegalFacts): LegalDocument {
  const { notice, intro, sections, ...text } = texts[language][key](facts);
  return {
    ...text,
    notice: noticeIn(language, notice),
    intro: linkedIn(language, intro),
    sections: sections.map(({ title, body }) => ({ title, body: linkedIn(language, body) })),
  };
}
