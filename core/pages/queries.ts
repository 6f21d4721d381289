import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { LegalKey, LegalPage } from '#contract/legal.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { renderMarkdown } from '#platform/text/markdown.ts';
import { slugOf } from '#platform/text/slug.ts';
import { defaultPages, type PageKey } from './defaults.ts';
import { cookiePolicy } from './legal/cookies.ts';
import type { LegalDocument, LegalFacts } from './legal/document.ts';
import { legalFacts } from './legal/facts.ts';
import { gdprCompliance } from './legal/gdpr.ts';
import { privacyPolicy } from './legal/privacy.ts';
import { termsOfService } from './legal/terms.ts';
import { replaced } from './legal/written.ts';
import { cmsContent } from './schema.ts';

export interface PageText {
  heading: string;
  description: string;
  metaDescription: string | null;
}

/** What staff wrote may lack a key or hold another type; each such value falls back alone. */
const written = z.object({
  heading: z.string().min(1).optional().catch(undefined),
  description: z.string().min(1).optional().catch(undefined),
});

async function findWritten(context: Context, key: PageKey | LegalKey) {
  const [row] = await context.platform.database.transaction(scopeOf(context.actor), (tx) =>
    tx
      .select({ title: cmsContent.title, content: cmsContent.content, metaDescription: cmsContent.metaDescription })
      .from(cmsContent)
      .where(eq(cmsContent.pageKey, key)),
  );
  return row;
}

/** The texts of a page: what staff wrote, else the default, value by value. */
export async function getPageText(context: Context, key: PageKey): Promise<PageText> {
  const row = await findWritten(context, key);
  const standard = defaultPages[key];
  const own = written.parse(row?.content ?? {});
  return {
    heading: own.heading ?? standard.content.heading,
    description: own.description ?? standard.content.description,
    metaDescription: row?.metaDescription ?? standard.metaDescription,
  };
}

const legalTexts: Readonly<Record<LegalKey, (facts: LegalFacts) => LegalDocument>> = {
  legal_privacy: privacyPolicy,
  legal_terms: termsOfService,
  legal_cookies: cookiePolicy,
  legal_gdpr: gdprCompliance,
};

function laidOut({ title, description, updated, draft, intro, sections }: LegalDocument): LegalPage {
  const taken = new Set<string>();
  const placed = sections.map((section) => {
    const id = slugOf(section.title, taken);
    taken.add(id);
    return { id, title: section.title, html: renderMarkdown(section.body).html };
  });
  return { title, description, updated, draft, introHtml: renderMarkdown(intro).html, sections: placed };
}

/** A legal page: what staff wrote, else the text that the product writes from its own configuration. */
export async function getLegalPage(context: Context, key: LegalKey): Promise<LegalPage> {
  const row = await findWritten(context, key);
  return laidOut(replaced(legalTexts[key](legalFacts(context.platform.config)), row));
}
