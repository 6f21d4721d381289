import { describe, expect, it } from 'vitest';
import type { ContentField } from '#contract/site/page-fields.ts';
import { contentFields } from '#core/site/pages/queries/content-fields.ts';
import { type ContentFault, faultOfText, moveItem, readContent, writeContent } from './content-value.ts';

const { homepage_hero: hero, legal_terms: legal } = contentFields.en;

describe('a content as fields', () => {
  it('holds what the JSON holds, and what no field stands for stays in it', () => {
    const json = '{"heading": "Quiet", "other": [1, {"a": null}]}';
    const { value } = readContent(json, hero);
    expect(value).toEqual({ heading: 'Quiet', other: [1, { a: null }] });
    expect(JSON.parse(writeContent({ ...value, heading: 'Loud' }))).toEqual({
      heading: 'Loud',
      other: [1, { a: null }],
    });
  });

  it.each<[string, readonly ContentField[], ContentFault]>([
    ['{"heading": }', hero, { kind: 'unparsed' }],
    ['[]', hero, { kind: 'not-one-object' }],
    ['{"heading": 7}', hero, { kind: 'text', path: 'heading' }],
    ['{"draft": "yes"}', legal, { kind: 'tick', path: 'draft' }],
    ['{"sections": {}}', legal, { kind: 'list', path: 'sections' }],
    ['{"sections": ["One"]}', legal, { kind: 'object', path: 'sections.0' }],
    ['{"sections": [{"title": "One"}, {"body": null}]}', legal, { kind: 'text', path: 'sections.1.body' }],
  ])('is not shown where it cannot be: %s', (json, fields, fault) => {
    expect(readContent(json, fields)).toEqual({ value: null, fault });
  });

  it('may lack any part: its field is empty then', () => {
    expect(readContent('{}', legal)).toEqual({ value: {}, fault: null });
  });
});

it('a text is judged by the limits of its schema, and in its words', () => {
  const [heading] = hero;
  if (heading?.kind !== 'line') throw new Error('the first field is a line');
  expect(faultOfText(heading, 'Quiet')).toBeNull();
  expect(faultOfText(heading, '  ')).toBe(heading.missing);
  expect(faultOfText(heading, 'x'.repeat(4_001))).toBe('At most 4,000 characters, please.');
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
])('an item moves from %i to %i', (from, to, items) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(items);
});
