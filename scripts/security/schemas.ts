import type { z } from 'zod';
import { wordFault } from '#contract/faults/faults.ts';

/** What is read here of a schema of zod; https://zod.dev/packages/core describes it for tools. */
interface Def {
  type: string;
  checks?: { _zod: { def: CheckDef } }[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  left?: z.ZodType;
  right?: z.ZodType;
  getter?: () => z.ZodType;
  format?: string;
}

interface CheckDef {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  length?: number;
  format?: string;
  pattern?: RegExp;
  error?: (issue: object) => unknown;
  path?: PropertyKey[];
}

const defOf = (schema: z.ZodType): Def => (schema as unknown as { _zod: { def: Def } })._zod.def;

function checkInWords({ check, minimum, maximum, value, inclusive, length, format, pattern }: CheckDef): string | null {
  switch (check) {
    case 'min_length':
      return `at least ${minimum} long`;
    case 'max_length':
      return `at most ${maximum?.toLocaleString('en-GB')} long`;
    case 'length_equals':
      return `${length} long`;
    case 'greater_than':
      return `${inclusive ? 'from' : 'more than'} ${value}`;
    case 'less_than':
      return `${inclusive ? 'to' : 'less than'} ${value?.toLocaleString('en-GB')}`;
    case 'number_format':
      return 'whole';
    case 'string_format':
      return format === 'regex' ? `\`${String(pattern)}\`` : (format ?? null);
    default:
      return null;
  }
}

const MOST_VALUES = 12;
const listed = (values: readonly unknown[]) =>
  values.length > MOST_VALUES
    ? `one of ${values.length} values`
    : `one of ${values.map((one) => `\`${one}\``).join(', ')}`;

/** What a schema takes, in a line. */
export function ruleOf(schema: z.ZodType): string {
  const def = defOf(schema);
  const words = [kindOf(def), ...checksOf(def).map(checkInWords)].filter(Boolean);
  return [...new Set(words)].join(', ');
}

const checksOf = ({ checks = [] }: Def): CheckDef[] => checks.map(({ _zod }) => _zod.def);

function kindOf(def: Def): string {
  const inner = (schema: z.ZodType | undefined) => (schema === undefined ? '' : ruleOf(schema));
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      return `${inner(def.innerType)} (may be left out)`.replace(/(?: \(may be left out\))+$/, ' (may be left out)');
    case 'nullable':
      return `${inner(def.innerType)} or nothing`;
    case 'readonly':
    case 'nonoptional':
    case 'promise':
      return inner(def.innerType);
    case 'pipe':
      return [...new Set([inner(def.in), inner(def.out)].flatMap((one) => one.split(', ')))].filter(Boolean).join(', ');
    case 'transform':
      return '';
    case 'lazy':
      return 'nested';
    case 'array':
      return `list of ${inner(def.element) || 'values'}`;
    case 'record':
      return `by name: ${inner(def.valueType)}`;
    case 'enum':
      return listed(Object.values(def.entries ?? {}));
    case 'literal':
      return listed(def.values ?? []);
    case 'object':
      return `{ ${Object.entries(def.shape ?? {})
        .map(([name, one]) => `${name}: ${ruleOf(one)}`)
        .join('; ')} }`;
    case 'union':
      return (def.options ?? []).map(ruleOf).join(' *or* ');
    case 'intersection':
      return `${inner(def.left)} *and* ${inner(def.right)}`;
    case 'tuple':
      return `(${(def.items ?? []).map(ruleOf).join('; ')})`;
    case 'string':
      return def.format === undefined || def.format === 'regex' ? 'text' : `text, ${def.format}`;
    case 'custom':
    case 'unknown':
    case 'any':
      return 'see between fields';
    default:
      return def.type;
  }
}

export interface Form {
  /** Its fields and what each takes; several sets where it has several shapes. */
  shapes: { fields: Record<string, string>; isClosed: boolean }[];
  /** What has to hold between fields, as whoever breaks it is told. */
  between: string[];
}

/** A form from its schema; null when that is about a single value. */
export function formOf(schema: z.ZodType): Form | null {
  const def = defOf(schema);
  const between = checksOf(def).flatMap((check) => (check.check === 'custom' ? [messageOf(check)] : []));
  const merged = (...parts: (z.ZodType | undefined)[]): Form | null => {
    const forms = parts.flatMap((part) => (part === undefined ? [] : (formOf(part) ?? [])));
    if (forms.length === 0) return null;
    return {
      shapes: forms.flatMap(({ shapes }) => shapes),
      between: [...forms.flatMap((form) => form.between), ...between],
    };
  };
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape ?? {}).map(([name, one]) => [name, ruleOf(one)] as const);
      const isClosed = def.catchall !== undefined && defOf(def.catchall).type === 'never';
      return { shapes: [{ fields: Object.fromEntries(fields), isClosed }], between };
    }
    case 'union':
      return merged(...(def.options ?? []));
    case 'intersection':
      return merged(def.left, def.right);
    case 'pipe':
      return merged(def.in, def.out);
    case 'optional':
    case 'readonly':
      return merged(def.innerType);
    default:
      return null;
  }
}

function messageOf({ error, path = [] }: CheckDef): string {
  const said = error?.({ code: 'custom', input: undefined, path });
  const text = typeof said === 'object' && said !== null && 'message' in said ? said.message : said;
  return `${typeof text === 'string' ? wordFault(text) : 'is refused'}${path.length > 0 ? ` (at ${path.join('.')})` : ''}`;
}
