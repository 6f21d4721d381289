import { describe, expect, it } from 'vitest';
import type { ContentField } from '#contract/site/page-fields.ts';
import { pageUses } from '#contract/site/pages.ts';
import { contentFields as inLanguages } from './content-fields.ts';

const { en: contentFields } = inLanguages;

const named = (fields: readonly ContentField[], name: string) => fields.find((field) => field.name === name);

describe('the fields of a content', () => {
  it('are there for every key that a page reads', () => {
    expect(Object.keys(contentFields)).toEqual(Object.keys(pageUses));
    for (const fields of Object.values(contentFields)) expect(fields.length).toBeGreaterThan(1);
  });

  it('have the label, the limit and the words of the schema', () => {
    expect(named(contentFields.homepage_hero, 'heading')).toEqual({
      name: 'heading',
      kind: 'line',
      label: 'Heading',
      hint: null,
      rows: 1,
      maxLength: 4_000,
      missing: 'Without a heading the page shows its built-in one.',
      tooLong: 'At most 4,000 characters, please.',
    });
    expect(named(contentFields.homepage_hero, 'description')).toMatchObject({ kind: 'lines', rows: 4 });
  });

  it('of a legal text are a date, a tick, a text and a list of sections', () => {
    expect(contentFields.legal_privacy.map(({ name, kind }) => [name, kind])).toEqual([
      ['updated', 'date'],
      ['draft', 'tick'],
      ['intro', 'lines'],
      ['sections', 'list'],
    ]);
    expect(named(contentFields.legal_privacy, 'draft')).toMatchObject({ standard: true });
    expect(named(contentFields.legal_privacy, 'sections')).toMatchObject({
      item: 'Section',
      missing: 'Without a section the page shows its built-in text.',
      fields: [
        { name: 'title', kind: 'line' },
        { name: 'body', kind: 'lines' },
      ],
    });
  });
});
