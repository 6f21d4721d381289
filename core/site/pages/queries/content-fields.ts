import { z } from 'zod';
import { wordFault } from '#contract/faults/faults.ts';
import { contentSchemaOf } from '#contract/site/page-content.ts';
import type { ContentField } from '#contract/site/page-fields.ts';
import { isUsedKey, pageUses, type UsedKey } from '#contract/site/pages.ts';

const faultOf = (schema: z.ZodType, value: unknown): string =>
  wordFault(schema.safeParse(value).error?.issues[0]?.message ?? '');

type Described = Record<
  'type' | 'title' | 'description' | 'format' | 'maxLength' | 'lines' | 'item' | 'default',
  unknown
>;

function describeText(schema: z.ZodType, { format, maxLength, lines }: Described) {
  const most = typeof maxLength === 'number' ? maxLength : null;
  const rows = typeof lines === 'number' ? lines : 1;
  return {
    kind: format === 'date' ? 'date' : rows > 1 ? 'lines' : 'line',
    rows,
    maxLength: most,
    missing: faultOf(schema, ''),
    tooLong: most === null ? '' : faultOf(schema, 'x'.repeat(most + 1)),
  } as const;
}

function describeField(name: string, schema: z.ZodType): ContentField {
  const described = z.toJSONSchema(schema, { io: 'input' }) as unknown as Described;
  const named = {
    name,
    label: String(described.title ?? name),
    hint: described.description === undefined ? null : String(described.description),
  };
  if (described.type === 'string') return { ...named, ...describeText(schema, described) };
  if (described.type === 'boolean') return { ...named, kind: 'tick', standard: described.default === true };
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return {
      ...named,
      kind: 'list',
      item: String(described.item),
      fields: describeFields(schema.element),
      missing: faultOf(schema, []),
    };
  throw new Error(`The content’s “${name}” is of a kind that no field is drawn for`);
}

const describeFields = (schema: z.ZodObject): ContentField[] =>
  Object.entries(schema.shape).map(([name, one]) => describeField(name, one as z.ZodType));

/** The fields of the content under each key that a page reads, made from its schema. */
export const contentFields = Object.fromEntries(
  Object.keys(pageUses)
    .filter(isUsedKey)
    .map((key) => [key, describeFields(contentSchemaOf(key))]),
) as Record<UsedKey, ContentField[]>;
