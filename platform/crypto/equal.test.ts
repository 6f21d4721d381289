import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSameSecret } from './equal.ts';

it('compares bytes and texts, of any length and in any letters', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  expect(isSameSecret('secret', 'secreT')).toBe(false);
  expect(isSameSecret('', 'é')).toBe(false);
  // As many characters, but not as many bytes.
  expect(isSameSecret('é', 'e')).toBe(false);
  expect(isSameSecret(Buffer.from('é'), 'é')).toBe(true);
});

it('is the only place that calls timingSafeEqual, which throws for different lengths', () => {
  const files = globSync('{app,contract,core,platform,server}/**/*.{ts,tsx,mjs}').filter(
    (file) => !file.includes('.test.'),
  );
  const calling = files.filter((file) => /\btimingSafeEqual\(/.test(readFileSync(file, 'utf8')));
  expect(calling).toEqual(['platform/crypto/equal.ts']);
});
