import { eq } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { LegalKey, LegalPage } from '#contract/site/legal.ts';
import type { PageText, TextKey, UsedKey } from '#contract/site/pages.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { pageTextIn } from '#core/site/pages/internal/translated-defaults.ts';
import { cookiePolicy } from '#core/site/pages/legal/cookies.ts';
import type { LegalDocument, LegalFacts } from '#core/site/pages/legal/document.ts';
import { legalFacts } from '#core/site/pages/legal/facts.ts';
import { gdprCompliance } from '#core/site/pages/legal/gdpr.ts';
import { privacyPolicy } from '#core/site/pages/legal/privacy.ts';
import { termsOfService } from '#core/site/pages/legal/terms.ts';
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

const legalTexts: Readonly<Record<LegalKey, (facts: LegalFacts) => LegalDocument>> = {
  legal_privacy: privacyPolicy,
  legal_terms: termsOfService,
  legal_cookies: cookiePolicy,
  legal_gdpr: gdprCompliance,
};

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
export const getLegalPage = async (context: Context, key: LegalKey): Promise<LegalPage> =>
  legalPageOf(context, key, await findWritten(context, key));

/** The same for a text that is not saved yet. */
export const legalPageOf = ({ platform }: Context, key: LegalKey, row: WrittenPage | undefined): LegalPage =>
  laidOut(replaced(legalTexts[key](legalFacts(platform.config)), row));
