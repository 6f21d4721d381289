import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';
import { type LegalKey, legalKeys } from '#contract/site/legal.ts';
import type { UsedKey } from '#contract/site/pages.ts';
import type { FieldHint, FieldName } from './page-field-words.ts';

const most = 40_000;

/** Names of what its field says (page-field-words.ts); `lines` is the height of a field for several of them. */
type Worded = {
  title: FieldName;
  description?: FieldHint;
  lines?: number;
  /** What one of a list is called. */
  item?: FieldName;
};

const wordedText = (longest: number, missing: string, words: Worded) =>
  z.string().trim().min(1, missing).max(longest, fault('too-long', longest)).meta(words);

/** Heading and description of a part of a page; the page shows its own for each that is missing. */
export const partContent = z.object({
  heading: wordedText(4_000, fault('no-part-heading'), { title: 'heading' }),
  description: wordedText(4_000, fault('no-part-description'), {
    title: 'description',
    description: 'facts',
    lines: 4,
  }),
});

/** A legal text, which replaces the built-in one as a whole or not at all. */
export const legalContent = z.object({
  updated: z.iso.date(fault('no-legal-date')).meta({ title: 'updated' } satisfies Worded),
  draft: z
    .boolean()
    .default(true)
    .meta({ title: 'draft', description: 'notReviewed' } satisfies Worded),
  intro: wordedText(most, fault('no-legal-intro'), {
    title: 'intro',
    description: 'markdown',
    lines: 4,
  }),
  sections: z
    .array(
      z.object({
        title: wordedText(4_000, fault('no-section-title'), {
          title: 'sectionTitle',
        }),
        body: wordedText(most, fault('no-section-text'), {
          title: 'sectionText',
          description: 'markdown',
          lines: 6,
        }),
      }),
    )
    .min(1, fault('no-section'))
    .meta({ title: 'sections', item: 'section' } satisfies Worded),
});

const isLegalKey = (key: UsedKey): key is LegalKey => legalKeys.some((one) => one === key);

/** What a page reads of the content under a key. For the server: it brings zod with it. */
export const contentSchemaOf = (key: UsedKey): typeof partContent | typeof legalContent =>
  isLegalKey(key) ? legalContent : partContent;
