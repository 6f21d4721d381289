import { eq } from 'drizzle-orm';
import { firstLanguage, type Language, languageFacts } from '#contract/base/languages.ts';
import type { LegalKey, LegalPage } from '#contract/site/legal.ts';
import type { PageText, TextKey, UsedKey } from '#contract/site/pages.ts';
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

async function findWritten(context: Context, key: UsedKey) {
  const [row] = await context.platform.database.read(scopeOf(context.actor), (tx) =>
    tx
      .select({ title: cmsContent.title, content: cmsContent.content, metaDescription: cmsContent.metaDescription })
      .from(cmsContent)
      .where(eq(cmsContent.pageKey, key)),
  );
  return row;
}

/** The texts of a part of a page: what staff wrote, else the default, value by value, in the language of the page. */
export const getPageText = async (
  context: Context,
  key: TextKey,
  language: Language = firstLanguage,
): Promise<PageText> => pageTextIn(language, key, pageTextOf(key, await findWritten(context, key)));

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
): Promise<LegalPage> => legalPageOf(context, key, await findWritten(context, key), language);

/**
 * The same for a text that is not saved yet. What staff have written has one language: it stays as it is, marked, so
 * that it is read aloud as what it is.
 */
export function legalPageOf(
  { platform }: Context,
  key: LegalKey,
  row: WrittenPage | undefined,
  language: Language = firstLanguage,
): LegalPage {
  const standard = legalText(key, language, legalFacts(platform.config));
  const text = replaced(standard, row);
  if (text === standard || language === firstLanguage) return laidOut(text);
  return { ...laidOut({ ...text, notice: noticeIn(language, text.notice) }), lang: languageFacts[firstLanguage].tag };
}
