import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contract/base/languages.ts';
import { productFiles } from './structure/files.ts';
import { wordsInCode } from './structure/words-in-code.ts';

/** Folders and files whose texts still stand in their code. None may be added: convert it, and take it out. */
const notConverted = [
  'app/admin/blog/',
  'app/admin/content/',
  'app/admin/messages/',
  'app/admin/orders/',
  'app/admin/overview/',
  'app/admin/replies/',
  'app/admin/search/',
  'app/admin/services/',
  'app/admin/sheets/',
  'app/admin/shell/',
];
const MOST = 10;

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
  it('stand beside the code that shows them, wherever a part of the product is converted', () => {
    const found = screens
      .filter((file) => !within(notConverted, file))
      .flatMap((file) => wordsInCode(file).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });

  it('leave the list of what is not converted once they do', () => {
    const done = notConverted.filter(
      (place) => !screens.some((file) => file.startsWith(place) && wordsInCode(file).length > 0),
    );
    expect(done).toEqual([]);
    expect(notConverted.length).toBeLessThanOrEqual(MOST);
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
