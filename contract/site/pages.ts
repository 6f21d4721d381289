import { type LegalKey, legalKeys } from './legal.ts';
import type { EditedTranslations, Langs, TranslationInput } from './translated/translations.ts';

/** Keys that a page of the site reads, and its path. What each holds is in content/page-content.ts. */
export const pageUses = {
  homepage_hero: { path: '/' },
  homepage_trust: { path: '/' },
  contact_details: { path: '/contact' },
  legal_privacy: { path: '/privacy-policy' },
  legal_terms: { path: '/terms-of-service' },
  legal_cookies: { path: '/cookie-policy' },
  legal_gdpr: { path: '/gdpr-compliance' },
} as const satisfies Record<string, { path: string }> & Record<LegalKey, unknown>;

export type UsedKey = keyof typeof pageUses;
export type TextKey = Exclude<UsedKey, LegalKey>;

export const isUsedKey = (key: string): key is UsedKey => Object.hasOwn(pageUses, key);

/** Whether a part of a page is under it, and not a legal text. */
export const isTextKey = (key: UsedKey): key is TextKey => !legalKeys.some((one) => one === key);

/** Heading and description of a part of a page. */
export interface PageText {
  heading: string;
  description: string;
  metaDescription: string | null;
  /** Of its texts, where they are not in the language of the page. */
  langs?: Langs<Pick<PageText, 'heading' | 'description'>>;
}

/** What of an entry has a language: of a part of a page heading and description, of a legal text title and content. */
export interface PageWords {
  title?: string;
  metaDescription?: string | null;
  heading?: string;
  description?: string;
  content?: Record<string, unknown>;
}

/** What the form of the Content Management tab holds, checked. The key is given once and never changed. */
export interface PageChange {
  title: string;
  metaDescription: string | null;
  content: Record<string, unknown>;
  /** Left out: they stay as they are. */
  translations?: TranslationInput<PageWords>;
}
export interface PageInput extends PageChange {
  pageKey: string;
}

/** An entry as staff see it. */
export interface ManagedPage {
  id: string;
  pageKey: string;
  title: string;
  metaDescription: string | null;
  /** The content as JSON on several lines, to be edited. */
  json: string;
  /** Its first 150 characters on one line, with an ellipsis when there is more. */
  preview: string;
  /** Fields that the page does not take from here, because they are missing or of another kind; it shows its own. */
  unused: string[];
  translations: EditedTranslations<PageWords>;
  /** ISO 8601 */
  updatedAt: string;
  /** Stands for the values above; saved with the form that was filled with them. */
  version: string;
}
