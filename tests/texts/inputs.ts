import fc from 'fast-check';
import type { z } from 'zod';
import { marker } from './any-text.ts';

/** What is read here of a schema of zod; https://zod.dev/packages/core describes it for tools. */
interface Def {
  type: string;
  innerType?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  format?: string;
}

/** Fields that hold no text, though their schema takes one. */
const special: readonly (readonly [name: RegExp, value: string])[] = [
  [/url$/i, 'https://quietprint.example/x?token=abc'],
  [/^timeZone$/, 'Europe/Zurich'],
  // A sentence of ours, which ends in a colon where a link follows it.
  [/^next$/, 'We start on it today.'],
  [/^calendar$/, 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR'],
];

/** Anything that fits a schema, with the marker in every place for a text. */
export function anyInput(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
  const { type, innerType, element, shape, entries, format } = (schema as unknown as { _zod: { def: Def } })._zod.def;
  const of = (inner: z.ZodType | undefined) => anyInput(inner as z.ZodType, name);
  switch (type) {
    case 'optional':
    case 'default':
      return of(innerType);
    case 'nullable':
      return fc.option(of(innerType));
    case 'array':
      return fc.array(of(element), { minLength: 1, maxLength: 3 });
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(shape ?? {}).map(([key, one]) => [key, anyInput(one, key)])));
    case 'enum':
      return fc.constantFrom(...Object.values(entries ?? {}));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: 1, max: 3 });
    case 'string': {
      if (format === 'datetime') return fc.constant('2027-03-01T09:00:00.000Z');
      const [, value = marker] = special.find(([names]) => names.test(name)) ?? [];
      return fc.constant(format === 'url' ? 'https://quietprint.example/x?token=abc' : value);
    }
    default:
      throw new Error(`no input is known for a ${type}, ${name}`);
  }
}
