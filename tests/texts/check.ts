import { describe, it } from 'vitest';
import { fileProperties } from './files.ts';
import { mailProperties } from './mails.ts';
import type { TextProperty } from './property.ts';
import { ruleProperties } from './rules.ts';
import { screenProperties } from './screens.tsx';
import { wordProperties } from './words.ts';

const places: Readonly<Record<'mails' | 'words' | 'rules' | 'files' | 'screens', readonly TextProperty[]>> = {
  mails: mailProperties,
  words: wordProperties,
  rules: ruleProperties,
  files: fileProperties,
  screens: screenProperties,
};

/** @param runs how many texts each property is tried with, beside the odd ones */
export function checkTexts(runs: number): void {
  describe.each(Object.entries(places))('any text stays as it is in %s:', (_place, properties) => {
    for (const { title, check } of properties) it(title, () => check(runs));
  });
}
