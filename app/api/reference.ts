import type { OpenApiDocument } from './document.ts';

/** A field of a request or an answer, as the reference lists it. */
export interface ReferenceField {
  /** `findings[].title` for what stands inside others. */
  name: string;
  type: string;
  isRequired: boolean;
  description: string | null;
}

export interface ReferenceOperation {
  id: string;
  method: string;
  path: string;
  summary: string;
  scope: string;
  parameters: ReferenceField[];
  body: ReferenceField[];
  answer: ReferenceField[];
}

export interface ReferenceGroup {
  name: string;
  /** For the address of its heading. */
  anchor: string;
  operations: ReferenceOperation[];
}

interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  security: [{ token: [string] }];
  parameters?: { name?: string; required?: boolean; description?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const choicesOf = ({ anyOf, oneOf }: Schema): Schema[] => anyOf ?? oneOf ?? [];

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  return schema.format ?? [schema.type ?? 'anything'].flat().join(' | ');
}

/** The object inside a schema that may also be null, and whether it stands in a list. */
function objectInside(schema: Schema): { object: Schema; mark: string } | null {
  if (schema.properties) return { object: schema, mark: '' };
  if (schema.items) {
    const found = objectInside(schema.items);
    return found && { object: found.object, mark: `[]${found.mark}` };
  }
  const [only, ...others] = choicesOf(schema).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? objectInside(only) : null;
}

const DEEPEST = 3;

function fieldsOf(schema: Schema | undefined, prefix = '', depth = 0): ReferenceField[] {
  if (!schema) return [];
  const variants = schema.properties ? [schema] : choicesOf(schema).filter(({ properties }) => properties);
  const found = variants.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([key, one]) => {
      const name = prefix + key;
      const field = {
        name,
        type: typeOf(one),
        isRequired: required.includes(key),
        description: one.description ?? null,
      };
      const within = depth < DEEPEST ? objectInside(one) : null;
      return [field, ...(within ? fieldsOf(within.object, `${name}${within.mark}.`, depth + 1) : [])];
    }),
  );
  return [...Map.groupBy(found, ({ name }) => name).values()].map(joinVariants);
}

/** A field that stands in several variants of an object. */
function joinVariants(same: readonly ReferenceField[]): ReferenceField {
  const [first] = same;
  if (!first) throw new Error('a group is never empty');
  return { ...first, type: [...new Set(same.map(({ type }) => type))].join(' | ') };
}

const jsonIn = (content: Record<string, { schema: Schema }> | undefined): Schema | undefined =>
  content?.['application/json']?.schema;

function operationOf(path: string, method: string, one: Described): ReferenceOperation {
  const done = Object.entries(one.responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    id: one.operationId,
    method: method.toUpperCase(),
    path,
    summary: one.summary,
    scope: one.security[0].token[0],
    parameters: (one.parameters ?? []).flatMap(({ name, required = false, description, schema }) =>
      name && schema ? [{ name, type: typeOf(schema), isRequired: required, description: description ?? null }] : [],
    ),
    body: fieldsOf(jsonIn(one.requestBody?.content)),
    answer: fieldsOf(jsonIn(done?.content)),
  };
}

const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** What the reference page shows of the OpenAPI document, by tag. */
export function referenceOf({ tags, paths }: OpenApiDocument): ReferenceGroup[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Described>).map(([method, one]) => ({
      tag: one.tags[0],
      operation: operationOf(path, method, one),
    })),
  );
  return tags.map(({ name }) => ({
    name,
    anchor: anchorOf(name),
    operations: all.filter(({ tag }) => tag === name).map(({ operation }) => operation),
  }));
}
