import { z } from 'zod';
import { optionalLine, optionalText, orNull, requiredLine } from '#contract/base/form-text.ts';
import { findJsonFault } from '#contract/base/json-fault.ts';
import { fault } from '#contract/faults/faults.ts';
import type { PageChange, PageInput } from './pages.ts';
import { withTranslations } from './translated/translation-input.ts';

/** Letters that no text column of the database can hold. */
function isKept(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isKept(key) && isKept(inner));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const LONGEST_CONTENT = 40_000;

const jsonObject = z
  .string({ error: fault('invalid-json') })
  .max(LONGEST_CONTENT, fault('too-long', LONGEST_CONTENT))
  .transform((text, context): Record<string, unknown> => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (findJsonFault(text)) return refuse(fault('invalid-json'));
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return refuse(fault('content-not-one-object'));
    return isKept(value) ? value : refuse(fault('content-character'));
  });

const change = z.strictObject({
  title: requiredLine(200, fault('missing-title')),
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

const key = requiredLine(100, fault('missing-page-key')).pipe(
  z.string().regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/i, fault('page-key-format')),
);

export const pageInput = withTranslations(change.extend({ pageKey: key }), translated) satisfies z.ZodType<PageInput>;
