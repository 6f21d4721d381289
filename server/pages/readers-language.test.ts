import { expect, it } from 'vitest';
import { plainPage } from './pages.ts';
import { readersLanguage } from './readers-language.ts';

it('is the language of the address, else the one that the browser wants most', () => {
  expect(readersLanguage('/fr/sources', 'es')).toBe('fr');
  expect(readersLanguage('/sources', 'de, en;q=0.5, es-MX;q=0.8')).toBe('es');
  expect(readersLanguage('/sources', 'fr;q=0, es;q=nonsense, de')).toBe('en');
  expect(readersLanguage('/sources')).toBe('en');
});

it('is that of the page that tells of a failure, and of its link', () => {
  const page = plainPage(404, '7', 'fr');
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain('<h1>Il n’y a pas de page ici</h1>');
  expect(page).toContain('<a href="/fr">');
  expect(plainPage(418, null, 'es')).toContain('Esta dirección no se puede leer');
  expect(plainPage(502, null, 'es')).toContain('Algo ha fallado por nuestra parte');
});
