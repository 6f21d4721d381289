import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('a path to come back to', () => {
  it('keeps a path of this site with its query and fragment', () => {
    expect(returnPath('/dashboard/scans?after=1#top', '/')).toBe('/dashboard/scans?after=1#top');
  });

  it.each([
    null,
    undefined,
    '',
    'dashboard',
    '//e',
    '///e',
    '/\\e',
    '\\\\e',
    '/%5ce',
    '%2f%2fe',
    '/%2f%2fe',
    '/%2Fe',
    'javascript:alert(1)',
    '/\te',
    '/%09/e',
    '\t//e',
    ' //e',
    '/\n/e',
    'https://e/',
    '//user@e',
    '/.//e',
    '/a/..//e',
    `/${'a'.repeat(3_000)}`,
  ])('%j leads to the default page instead', (value) => {
    expect(returnPath(value, '/dashboard')).toBe('/dashboard');
  });
});
