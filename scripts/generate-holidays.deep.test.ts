import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { holidaysFile, holidaysText } from './generate-holidays.ts';

it('the table of public holidays is what its script makes', () => {
  expect(readFileSync(holidaysFile, 'utf8')).toBe(holidaysText());
});
