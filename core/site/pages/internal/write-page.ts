import type { Translation } from '#contract/base/languages.ts';
import { isTextKey, isUsedKey, type PageChange, type PageWords } from '#contract/site/pages.ts';
import { asColumns } from '#core/base/editing.ts';
import { pageTextOf } from '#core/site/pages/queries/read.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { type Delivered, keptTranslations } from '#core/site/translations.ts';
import { deliveredPart } from './translated-defaults.ts';

export const logged = (values: object) => asColumns(cmsContent, values);

type Row = typeof cmsContent.$inferSelect;

/** What of an entry has a language. A key that no page reads is in none. */
function wordsOf(key: string, page: Pick<PageChange, 'title' | 'metaDescription' | 'content'>): PageWords {
  if (!isUsedKey(key)) return {};
  if (isTextKey(key)) {
    const { heading, description, metaDescription } = pageTextOf(key, page);
    return { heading, description, metaDescription };
  }
  const { title, metaDescription, content } = page;
  return { title, content, metaDescription };
}

/** What of an entry is translated, and how. */
export const translatedOf = (row: Pick<Row, 'pageKey' | 'title' | 'metaDescription' | 'content' | 'translations'>) => ({
  english: wordsOf(row.pageKey, row),
  own: row.translations,
  deliveredIn: (language: Translation): Delivered<PageWords> | undefined =>
    isUsedKey(row.pageKey) && isTextKey(row.pageKey) ? deliveredPart(language, row.pageKey) : undefined,
});

/** What the row will hold. @param before null for a new one */
export const valuesOf = (pageKey: string, { translations, ...values }: PageChange, before: Row | null) => ({
  ...values,
  translations: keptTranslations(before && translatedOf(before), wordsOf(pageKey, values), translations),
});
