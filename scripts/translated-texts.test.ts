import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contract/base/languages.ts';
import { productFiles } from './structure/files.ts';
import { wordsInCode } from './structure/words-in-code.ts';

/** Names of others, for machines or as they call themselves; and what only developers see. */
const named = [
  'app/public/shell/page-meta.ts',
  'app/public/free-scan/mail-providers.ts',
  'app/public/files/',
  'app/dev/',
  'app/api/',
  'app/public/api/',
];

const within = (places: readonly string[], file: string) => places.some((place) => file.startsWith(place));
const isText = (file: string) => /\.texts(?:\.[a-z]{2})?\.ts$/.test(file) || file.endsWith('/language-offers.ts');
const screens = productFiles.filter((file) => /^app\/.*\.tsx?$/.test(file) && !isText(file) && !within(named, file));

describe('texts that a person reads', () => {
  it('stand beside the code that shows them', () => {
    const found = screens.flatMap((file) => wordsInCode(file).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });

  it('exist in every language', () => {
    const english = productFiles.filter((file) => file.endsWith('.texts.en.ts'));
    const missing = english.flatMap((file) =>
      languageCodes
        .map((code) => file.replace('.en.ts', `.${code}.ts`))
        .filter((other) => !productFiles.includes(other)),
    );
    expect(missing).toEqual([]);
  });
});
