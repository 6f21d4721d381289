import { z } from 'zod';
import { partContent } from '#contract/site/content/page-content.ts';
import { type LegalKey, legalKeys } from '#contract/site/legal.ts';
import type { PageText, TextKey, UsedKey } from '#contract/site/pages.ts';
import { defaultPages } from '#core/site/pages/internal/defaults.ts';
import { faultsOfLegalText } from '#core/site/pages/legal/written.ts';

/** As much of a row as a page reads. */
export interface WrittenPage {
  title: string;
  content: unknown;
  metaDescription: string | null;
}

/** What staff wrote may lack a key or hold another type; each such value falls back alone. */
const written = z.object({
  heading: partContent.shape.heading.optional().catch(undefined),
  description: partContent.shape.description.optional().catch(undefined),
});
const anything = z.record(z.string(), z.unknown()).catch({});

/** The texts of a part of a page: what staff wrote, else the default, value by value. */
export function pageTextOf(key: TextKey, row: WrittenPage | undefined): PageText {
  const standard = defaultPages[key];
  const own = written.parse(anything.parse(row?.content));
  return {
    heading: own.heading ?? standard.content.heading,
    description: own.description ?? standard.content.description,
    metaDescription: row?.metaDescription ?? standard.metaDescription,
  };
}

const isLegalKey = (key: UsedKey): key is LegalKey => legalKeys.some((one) => one === key);

/** Fields that the page will not take from this content. A legal text is taken whole or not at all. */
export function unusedFields(key: UsedKey, content: unknown): string[] {
  if (isLegalKey(key)) return faultsOfLegalText(content);
  const own = written.parse(anything.parse(content));
  return (['heading', 'description'] as const).filter((field) => own[field] === undefined);
}
