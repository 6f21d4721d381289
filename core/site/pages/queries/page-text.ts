import { eq, sql } from 'drizzle-orm';
import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import type { LegalKey, LegalPage } from '#contract/site/legal.ts';
import type { PageText, PageWords, TextKey, UsedKey } from '#contract/site/pages.ts';
import type { OwnWords } from '#contract/site/translated/translations.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { pageTextIn } from '#core/site/pages/internal/translated-defaults.ts';
import type { LegalDocument } from '#core/site/pages/legal/document.ts';
import { legalFacts } from '#core/site/pages/legal/facts.ts';
import { legalText, noticeIn } from '#core/site/pages/legal/texts.ts';
import { replaced } from '#core/site/pages/legal/written.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { renderMarkdown } from '#platform/text/markdown.ts';
import { slugOf } from '#platform/text/slug.ts';
import { pageTextOf, type WrittenPage } from './read.ts';

/** @param language of the translation that is read with it; there is none into English */
async function findWritten(context: Context, key: UsedKey, language: Language) {
  const [row] = await context.platform.database.read(scopeOf(context.actor), (tx) =>
    tx
      .select({
        title: cmsContent.title,
        content: cmsContent.content,
        metaDescription: cmsContent.metaDescription,
        own: sql<OwnWords<PageWords> | null>`${cmsContent.translations} -> ${language}`,
      })
      .from(cmsContent)
      .where(eq(cmsContent.pageKey, key)),
  );
  return row;
}

/** The texts of a part of a page: what staff wrote, else the default, value by value, in the language of the page. */
export async function getPageText(
  context: Context,
  key: TextKey,
  language: Language = firstLanguage,
): Promise<PageText> {
  const row = await findWritten(context, key, language);
  return pageTextIn(language, key, pageTextOf(key, row), row?.own);
}

function laidOut({ title, description, updated, notice, intro, sections }: LegalDocument): LegalPage {
  const taken = new Set<string>();
  const placed = sections.map((section) => {
    const id = slugOf(section.title, taken);
    taken.add(id);
    return { id, title: section.title, html: renderMarkdown(section.body).html };
  });
  return { title, description, updated, notice, introHtml: renderMarkdown(intro).html, sections: placed };
}

/** A legal page: what staff wrote, else the text that the product writes from its own configuration. */
export const getLegalPage = async (
  context: Context,
  key: LegalKey,
  language: Language = firstLanguage,
): Promise<LegalPage> => legalPageOf(context, key, await findWritten(context, key, language), language);

/** What staff have translated of a legal text; undefined while its title or its content is missing. */
function translatedRow(own: OwnWords<PageWords> | null | undefined): WrittenPage | undefined {
  if (!own?.title || !own.content) return undefined;
  return { title: own.title.text, content: own.content.text, metaDescription: own.metaDescription?.text ?? null };
}

/**
 * The same for a text that is not saved yet. A legal text is in one language: what staff have translated whole, else
 * their English, marked, else the built-in text.
 */
export function legalPageOf(
  { platform }: Context,
  key: LegalKey,
  row: (WrittenPage & { own?: OwnWords<PageWords> | null }) | undefined,
  language: Language = firstLanguage,
): LegalPage {
  const standard = legalText(key, language, legalFacts(platform.config));
  const inLanguage = language === firstLanguage ? standard : replaced(standard, translatedRow(row?.own));
  if (inLanguage !== standard) return laidOut({ ...inLanguage, notice: noticeIn(language, inLanguage.notice) });
  const text = replaced(standard, row);
  if (text === standard || language === firstLanguage) return laidOut(text);
  return { ...laidOut({ ...text, notice: noticeIn(language, text.notice) }), lang: languageFacts[firstLanguage].tag };
}
