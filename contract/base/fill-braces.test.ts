import { expect, it } from 'vitest';
import { withFacts } from '#contract/site/page-facts.ts';
import { fillPlaceholders } from '#contract/site/replies.ts';
import { fillBraces } from './fill-braces.ts';

it('fills what is known and leaves the rest', () => {
  expect(fillBraces('{a} and {b}', (word) => (word === 'a' ? '1' : null))).toBe('1 and {b}');
});

it.each(['{n}', '{name}', '$& Ltd', '$1', '$$', "$'", '%s', 'constructor', '{order number}'])(
  'puts %s in as it is',
  (text) => {
    expect(withFacts('{name} checks {n} live data sources. {name}', { name: text, sources: 7 })).toBe(
      `${text} checks 7 live data sources. ${text}`,
    );
    const values = { 'first name': text, 'order number': '12', service: null };
    expect(fillPlaceholders('Dear {first name}, {order number} {constructor}', values).text).toBe(
      `Dear ${text}, 12 {constructor}`,
    );
  },
);

it('claims no number of sources where none is switched on', () => {
  expect(withFacts('{name} checks {n} live data sources', { name: '{n} live data sources', sources: 0 })).toBe(
    '{n} live data sources checks public sources',
  );
});
