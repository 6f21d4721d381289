/** The four legal pages by the key under which staff may replace their text. */
export const legalKeys = ['legal_privacy', 'legal_terms', 'legal_cookies', 'legal_gdpr'] as const;
export type LegalKey = (typeof legalKeys)[number];

export interface LegalPage {
  title: string;
  description: string;
  /** ISO date. */
  updated: string;
  /** What stands above the text, e.g. that it is a draft; null = nothing. */
  notice: string | null;
  /** Safe to put into the page as they are. */
  introHtml: string;
  sections: { id: string; title: string; html: string }[];
  /** BCP 47: of the text, where staff have written it in another language than the page's. */
  lang?: string;
}
