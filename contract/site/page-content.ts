import { z } from 'zod';
import { type LegalKey, legalKeys } from './legal.ts';
import type { UsedKey } from './pages.ts';

const most = 40_000;

/** What the fields of the Content Management tab say; `lines` is the height of a field for several of them. */
type Worded = {
  title: string;
  description?: string;
  lines?: number;
};

const wordedText = (longest: number, missing: string, worded: Worded) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(longest, `At most ${longest.toLocaleString('en-GB')} characters, please.`)
    .meta(worded);

/** Heading and description of a part of a page; the page shows its own for each that is missing. */
export const partContent = z.object({
  heading: wordedText(4_000, 'Without a heading the page shows its built-in one.', { title: 'Heading' }),
  description: wordedText(4_000, 'Without a description the page shows its built-in one.', {
    title: 'Description',
    description: '{name} stands for the name of the product, {n} for the number of live data sources.',
    lines: 4,
  }),
});

/** A legal text, which replaces the built-in one as a whole or not at all. */
export const legalContent = z.object({
  updated: z.iso.date('Without a date the page shows its built-in text.').meta({ title: 'Last updated' }),
  draft: z.boolean().default(true).meta({
    title: 'Draft',
    description: 'The page says that counsel has not reviewed the text yet.',
  }),
  intro: wordedText(most, 'Without an introduction the page shows its built-in text.', {
    title: 'Introduction',
    description: 'Markdown.',
    lines: 4,
  }),
  sections: z
    .array(
      z.object({
        title: wordedText(4_000, 'Without a title for each section the page shows its built-in text.', {
          title: 'Section title',
        }),
        body: wordedText(most, 'Without a text for each section the page shows its built-in text.', {
          title: 'Section text',
          description: 'Markdown.',
          lines: 6,
        }),
      }),
    )
    .min(1, 'Without a section the page shows its built-in text.')
    .meta({ title: 'Sections', item: 'Section' }),
});

const isLegalKey = (key: UsedKey): key is LegalKey => legalKeys.some((one) => one === key);

/** What a page reads of the content under a key. For the server: it brings zod with it. */
export const contentSchemaOf = (key: UsedKey): typeof partContent | typeof legalContent =>
  isLegalKey(key) ? legalContent : partContent;
