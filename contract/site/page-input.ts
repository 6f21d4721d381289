import { z } from 'zod';
import { optionalLine, optionalText, orNull, requiredLine } from '#contract/base/form-text.ts';
import { findJsonFault } from '#contract/base/json-fault.ts';
import { invalidJson, type PageChange, type PageInput } from './pages.ts';
import { withTranslations } from './translated/translation-input.ts';

/** Letters that no text column of the database can hold. */
function isKept(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isKept(key) && isKept(inner));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const jsonObject = z
  .string({ error: invalidJson })
  .max(40_000, 'At most 40,000 characters, please.')
  .transform((text, context): Record<string, unknown> => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (findJsonFault(text)) return refuse(invalidJson);
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return refuse('The content is one object: it begins with { and ends with }.');
    return isKept(value) ? value : refuse('The content holds a character that cannot be kept.');
  });

const change = z.strictObject({
  title: requiredLine(200, 'Please give a title.'),
  metaDescription: optionalLine(300).transform(orNull),
  content: jsonObject,
});

/** A part of a page takes heading and description, a legal text title and content. */
const translated = {
  title: optionalLine(200),
  metaDescription: optionalLine(300),
  heading: optionalText(4_000),
  description: optionalText(4_000),
  content: z
    .literal('')
    .transform(() => null)
    .or(jsonObject)
    .optional(),
};

/** An entry that is changed. Unknown fields, the key among them, are refused. For the server: it brings zod with it. */
export const pageChange = withTranslations(change, translated) satisfies z.ZodType<PageChange>;

const key = requiredLine(100, 'Please give a page key.').pipe(
  z.string().regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i, 'Letters, digits, _ and - only, like homepage_hero.'),
);

export const pageInput = withTranslations(change.extend({ pageKey: key }), translated) satisfies z.ZodType<PageInput>;
