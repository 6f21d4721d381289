import { findJsonFault } from '#contract/base/json-fault.ts';
import type { ContentField, TextContent } from '#contract/site/page-fields.ts';

/** A content, or an object of a list in it. What no field stands for stays in it. */
export type ContentValue = Readonly<Record<string, unknown>>;

/** What keeps a content from being shown as fields; at the path is something else than a value of that kind. */
export type ContentFault =
  | { kind: 'unparsed' | 'not-one-object' }
  | { kind: 'text' | 'tick' | 'list' | 'object'; path: string };

/** `value` is null where fields cannot show the content; `fault` says why. */
type ReadContent = { value: ContentValue; fault: null } | { value: null; fault: ContentFault };

const isObject = (value: unknown): value is ContentValue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wanted = { line: 'text', lines: 'text', date: 'text', tick: 'tick', list: 'list' } as const;

function faultsIn(field: ContentField, value: unknown, path: string): ContentFault[] {
  const fault = { kind: wanted[field.kind], path };
  if (value === undefined) return [];
  if (field.kind === 'tick') return typeof value === 'boolean' ? [] : [fault];
  if (field.kind !== 'list') return typeof value === 'string' ? [] : [fault];
  if (!Array.isArray(value)) return [fault];
  return value.flatMap((one, at) =>
    isObject(one) ? faultsOf(field.fields, one, `${path}.${at}.`) : [{ kind: 'object', path: `${path}.${at}` }],
  );
}

const faultsOf = (fields: readonly ContentField[], value: ContentValue, path: string): ContentFault[] =>
  fields.flatMap((field) => faultsIn(field, value[field.name], path + field.name));

/** Reads a content for its fields: each has to be of the kind that its field shows, or missing. */
export function readContent(json: string, fields: readonly ContentField[]): ReadContent {
  if (findJsonFault(json)) return { value: null, fault: { kind: 'unparsed' } };
  const value: unknown = JSON.parse(json);
  if (!isObject(value)) return { value: null, fault: { kind: 'not-one-object' } };
  const [fault] = faultsOf(fields, value, '');
  return fault === undefined ? { value, fault: null } : { value: null, fault };
}

export const writeContent = (value: ContentValue): string => JSON.stringify(value, null, 2);

/** What is wrong with a text, as its schema words it; null when the page takes it. */
export function faultOfText({ maxLength, missing, tooLong }: TextContent, text: string): string | null {
  if (text.trim() === '') return missing;
  return maxLength !== null && text.trim().length > maxLength ? tooLong : null;
}

/** A copy in which one item has another place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
