import { describe, expect, it } from 'vitest';
import { translations } from '#contract/base/languages.ts';
import { answering, ask } from '#core/sources/answers.fixture.ts';
import { phrases } from '#core/sources/internal/words/phrases.ts';
import { fileSources, registry } from '#core/sources/registry.ts';
import { fixturesOf } from '#core/sources/truth.fixture.ts';
import { dataWords, sourceWords } from './words.ts';

const isSentence = (text: string) => text.split(/\s+/).length > 3;

describe.each(translations)('what sources say in another language: %s', (language) => {
  const words = sourceWords(language);

  it('has each sentence of every source', () => {
    for (const { id, reveals, clearCovers, removal } of registry)
      for (const text of [reveals, clearCovers, removal ?? ''].filter(isSentence))
        expect(words(text, 'sentences'), `${id}: ${text}`).not.toBe(text);
  });

  it('has no sentence that none of them says any more', () => {
    const said = new Set(registry.flatMap(({ reveals, clearCovers, removal }) => [reveals, clearCovers, removal]));
    expect(Object.keys(phrases[language].sentences).filter((text) => !said.has(text))).toEqual([]);
  });

  it('has the words of everything that they find', async () => {
    for (const source of fileSources) {
      const fixtures = await fixturesOf(source);
      const asked = await ask(source, fixtures, answering(fixtures.hit));
      if (asked.state !== 'found') throw new Error(`${source.id} found nothing`);
      for (const { evidence, exposed } of asked.exposures) {
        expect(Object.keys(phrases[language].labels)).toEqual(
          expect.arrayContaining(evidence.map(({ label }) => label)),
        );
        expect(Object.keys(dataWords[language])).toEqual(expect.arrayContaining(exposed));
        for (const { value } of evidence.filter((one) => isSentence(one.value) && !one.value.includes(',')))
          expect(words(value, 'values'), `${source.id}: ${value}`).not.toBe(value);
      }
    }
  });

  it.each([
    ['A public text dump on Pastebin', 'places', 'Pastebin'],
    ['12 repositories at GitHub', 'places', '12'],
    ['Applied to 20% of forged mail only (pct=20)', 'values', 'pct=20'],
    [
      'You can delete the account yourself: https://x.example/a?b=c, or write to a@x.example',
      'sentences',
      'https://x.example/a?b=c, o',
    ],
  ] as const)('fills in what stood in it: %s', (text, said, kept) => {
    expect(words(text, said)).toContain(kept);
    expect(words(text, said)).not.toBe(text);
  });

  it('writes numbers as the language does, and leaves names and words of others as they are', () => {
    expect(words('152,445,165', 'values')).toBe((152_445_165).toLocaleString(language === 'es' ? 'es-ES' : 'fr-FR'));
    expect(words('Larkfield Travel', 'places')).toBe('Larkfield Travel');
  });
});
