import { z } from 'zod';
import { type Language, languageCodes } from '#contract/base/languages.ts';
import { wordFault } from '#contract/faults/faults.ts';
import { contentSchemaOf } from '#contract/site/content/page-content.ts';
import { type FieldHint, type FieldName, pageFieldWords } from '#contract/site/content/page-field-words.ts';
import type { ContentField } from '#contract/site/page-fields.ts';
import { isUsedKey, pageUses, type UsedKey } from '#contract/site/pages.ts';

interface Described extends Record<'type' | 'format' | 'maxLength' | 'lines' | 'default', unknown> {
  title: FieldName;
  description?: FieldHint;
  item?: FieldName;
}

const faultOf = (language: Language, schema: z.ZodType, value: unknown): string =>
  wordFault(schema.safeParse(value).error?.issues[0]?.message ?? '', language);

function describeText(language: Language, schema: z.ZodType, { format, maxLength, lines }: Described) {
  const most = typeof maxLength === 'number' ? maxLength : null;
  const rows = typeof lines === 'number' ? lines : 1;
  return {
    kind: format === 'date' ? 'date' : rows > 1 ? 'lines' : 'line',
    rows,
    maxLength: most,
    missing: faultOf(language, schema, ''),
    tooLong: most === null ? '' : faultOf(language, schema, 'x'.repeat(most + 1)),
  } as const;
}

function describeField(language: Language, name: string, schema: z.ZodType): ContentField {
  const described = z.toJSONSchema(schema, { io: 'input' }) as unknown as Described;
  const { names, hints } = pageFieldWords[language];
  const { title, description, item } = described;
  const named = { name, label: names[title], hint: description === undefined ? null : hints[description] };
  if (described.type === 'string') return { ...named, ...describeText(language, schema, described) };
  if (described.type === 'boolean') return { ...named, kind: 'tick', standard: described.default === true };
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject && item !== undefined)
    return {
      ...named,
      kind: 'list',
      item: names[item],
      fields: describeFields(language, schema.element),
      missing: faultOf(language, schema, []),
    };
  throw new Error(`The content’s “${name}” is of a kind that no field is drawn for`);
}

const describeFields = (language: Language, schema: z.ZodObject): ContentField[] =>
  Object.entries(schema.shape).map(([name, one]) => describeField(language, name, one as z.ZodType));

const describeAll = (language: Language) =>
  Object.fromEntries(
    Object.keys(pageUses)
      .filter(isUsedKey)
      .map((key) => [key, describeFields(language, contentSchemaOf(key))]),
  ) as Record<UsedKey, ContentField[]>;

/** In each language, the fields of the content under each key that a page reads, made from its schema. */
export const contentFields = Object.fromEntries(
  languageCodes.map((language) => [language, describeAll(language)]),
) as Record<Language, Record<UsedKey, ContentField[]>>;
