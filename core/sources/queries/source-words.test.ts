import { expect, it } from 'vitest';
import { translations } from '#contract/base/languages.ts';
import { registry } from '#core/sources/registry.ts';
import { sourceWordsOf, translatedSources } from './source-words.ts';

const isSite = ({ reveals, name }: (typeof registry)[number]) =>
  reveals === `A public profile at ${name} under your user name.`;

it('has words in each language for every source, and for none that is gone', () => {
  const own = registry.filter((source) => !isSite(source)).map(({ id }) => id);
  for (const code of translations) expect(Object.keys(translatedSources[code].sources).sort()).toEqual(own.sort());
});

it('names a profile site, and not one that it says the same of as of many', () => {
  const site = registry.find((source) => isSite(source) && !source.mustProve);
  const proved = registry.find((source) => isSite(source) && source.mustProve);
  if (!site || !proved) throw new Error('There are sites of both kinds');
  expect(sourceWordsOf(site, 'es').clearCovers).toContain(site.name);
  expect(sourceWordsOf(proved, 'fr').clearCovers).not.toContain(proved.name);
  expect(sourceWordsOf(site, 'en').reveals).toBe(site.reveals);
});
