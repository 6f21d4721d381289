import { expect, it } from 'vitest';
import { usageText } from './commands.ts';

it('answers a usage error with the usage of that command alone', () => {
  expect(usageText(['backup']).split('\n')).toEqual([
    expect.stringContaining('npm run admin -- backup FILE'),
    'npm run admin -- help lists every command.',
  ]);
  expect(usageText(['bakcup'])).toBe('npm run admin -- help lists every command.');
});
