import { describe, expect, it } from 'vitest';
import { wordFault } from '#contract/faults/faults.ts';
import { proves } from '#tests/proves.ts';
import { pageChange, pageInput } from './page-input.ts';

const typed = { pageKey: 'homepage_hero', title: 'Home: hero', metaDescription: '', content: '{"heading": "Hello"}' };
const refusalOf = (more: Record<string, unknown>) => {
  const { success, error } = pageInput.safeParse({ ...typed, ...more });
  return success ? null : wordFault(error.issues[0]?.message ?? '');
};

describe('the form of an entry', () => {
  it('holds a key, a title, a meta description and an object', () => {
    expect(pageInput.parse(typed)).toEqual({
      pageKey: 'homepage_hero',
      title: 'Home: hero',
      metaDescription: null,
      content: { heading: 'Hello' },
    });
  });

  it('needs a page key and a title', proves('ADM-CMS-008', 'ADM-CMS-011'), () => {
    expect(refusalOf({ pageKey: ' ' })).toBe('Please give a page key.');
    expect(refusalOf({ pageKey: 'a key' })).toMatch(/^Letters, digits/);
    expect(refusalOf({ title: '' })).toBe('Please give a title.');
  });

  it('takes no key when the entry exists', proves('ADM-CMS-010', 'CALL-052'), () => {
    const { pageKey: _, ...change } = typed;
    expect(Object.keys(pageChange.parse(change))).toEqual(['title', 'metaDescription', 'content']);
    expect(pageChange.safeParse(typed).success).toBe(false);
  });

  it.each(['{bad', '', '{"a": 1,}', "{'a': 1}", undefined])('refuses %j as JSON', proves('ADM-CMS-016'), (content) => {
    expect(refusalOf({ content })).toBe('Invalid JSON in content field');
  });

  it.each(['[1]', '"text"', '1', 'null'])('refuses %s, which is JSON but no object', (content) => {
    expect(refusalOf({ content })).toMatch(/one object/);
  });

  it.each(['{"a": "\\u0000"}', '{"a": {"b": ["\\ud800"]}}', '{"\\u0000": 1}'])(
    'refuses what no database holds: %s',
    (content) => {
      expect(refusalOf({ content })).toMatch(/cannot be kept/);
    },
  );
});
