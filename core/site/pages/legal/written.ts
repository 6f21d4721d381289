import { legalContent } from '#contract/site/content/page-content.ts';
import { builtInNotice } from '#contract/site/site.ts';
import type { LegalDocument } from './document.ts';

/**
 * What staff wrote, in place of the whole text. A legal text is never mixed from two: one that lacks a part leaves the
 * built-in text standing.
 */
export function replaced(
  standard: LegalDocument,
  row: { title: string; content: unknown; metaDescription: string | null } | undefined,
): LegalDocument {
  const own = legalContent.safeParse(row?.content);
  if (!row || !own.success) return standard;
  const { draft, ...text } = own.data;
  const notice = draft ? builtInNotice : null;
  return { ...text, notice, title: row.title, description: row.metaDescription ?? standard.description };
}

/** Parts that keep a legal text from being used, as paths: `sections.2.body`. Empty when it is whole. */
export function faultsOfLegalText(content: unknown): string[] {
  const { success, error } = legalContent.safeParse(content);
  return success ? [] : [...new Set(error.issues.map(({ path }) => path.join('.') || 'content'))];
}
