import { describe, expect, it } from 'vitest';
import { addressIn, languageOfPath, languagesOf, plainPath } from './translated-pages.ts';

describe('addresses of translated pages', () => {
  it('begin with their language, English without', () => {
    expect(addressIn('es', '/')).toBe('/es');
    expect(addressIn('fr', '/free-scan?from=mail#free-scan-name')).toBe('/fr/free-scan?from=mail#free-scan-name');
    expect(addressIn('en', '/free-scan')).toBe('/free-scan');
  });

  it('are the English ones where a page is not translated, and stay within the page', () => {
    expect(addressIn('es', '/dashboard')).toBe('/dashboard');
    expect(addressIn('es', '#free-scan-name')).toBe('#free-scan-name');
    expect(languagesOf('/dashboard')).toEqual(['en']);
  });

  it('name their language and their page, and only with a whole prefix', () => {
    expect(['/es', '/fr/free-scan', '/', '/essays', '/escape/es'].map(languageOfPath)).toEqual([
      'es',
      'fr',
      'en',
      'en',
      'en',
    ]);
    expect(['/es', '/fr/free-scan', '/essays'].map(plainPath)).toEqual(['/', '/free-scan', '/essays']);
  });
});
