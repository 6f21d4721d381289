import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withBracketsApart } from './typed-brackets.ts';
import { withLinks } from './with-links.tsx';

const texts = withBracketsApart({
  of: (name: string, others: readonly string[]) => `${name} is in [your report], with ${others.join(', ')}.`,
  plain: (name: string) => `${name} is yours.`,
});

it('draws the brackets of a text as links, and shows those that were typed as they are', () => {
  const drawn = withLinks(texts.of('[alice] [old', ['b]ob']), (words) => createElement('a', null, words));
  expect(renderToStaticMarkup(drawn)).toBe('[alice] [old is in <a>your report</a>, with b]ob.');
  expect(texts.plain('[alice]')).toBe('[alice] is yours.');
});
