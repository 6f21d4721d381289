import { describe, expect, it } from 'vitest';
import { editedTranslations, keptTranslations, sumOfText, wordsIn } from './translations.ts';

const english = { name: 'Report', description: 'What is known.', badge: null as string | null };
const ours = (text: string, of = english.name) => ({ text, of: sumOfText(of) });
const delivered = { english, translated: { name: 'Informe', description: 'Lo que se sabe.', badge: null } };

describe('the words shown in a language', () => {
  it('are the English on an English page, and nothing is marked', () => {
    expect(wordsIn('en', english, { name: ours('Nuestro') }, delivered)).toEqual({ words: english, langs: {} });
  });

  it('are staff’s own before the delivered ones, field by field', () => {
    expect(wordsIn('es', english, { name: ours('Nuestro') }, delivered)).toEqual({
      words: { name: 'Nuestro', description: 'Lo que se sabe.', badge: null },
      langs: {},
    });
  });

  it('are the English, marked, once it is no longer as delivered', () => {
    expect(wordsIn('es', { ...english, name: 'Our report' }, null, delivered)).toEqual({
      words: { name: 'Our report', description: 'Lo que se sabe.', badge: null },
      langs: { name: 'en-GB' },
    });
  });

  it('are staff’s own also after the English was changed', () => {
    expect(wordsIn('fr', { ...english, name: 'Our report' }, { name: ours('Rapport') }).words.name).toBe('Rapport');
  });
});

describe('the translations that a form keeps', () => {
  const sent = (words: object, isCurrent = false) => ({
    es: { words, isCurrent },
    fr: { words: {}, isCurrent: false },
  });
  const before = { english, own: { es: { name: ours('Nuestro') } }, deliveredIn: () => delivered };
  const renamed = { ...english, name: 'Our report' };

  it('stay as they are when a form does not have them', () => {
    expect(keptTranslations(before, renamed, undefined)).toEqual(before.own);
  });

  it('stay with the English that they were made from, and are outdated once it changes', () => {
    const own = keptTranslations(before, renamed, sent({ name: 'Nuestro' }));
    expect(own).toEqual(before.own);
    expect(editedTranslations({ english: renamed, own }).es.name).toMatchObject({ text: 'Nuestro', isOutdated: true });
  });

  it('are of the new English when they are changed with it, or said to be current', () => {
    const changed = keptTranslations(before, renamed, sent({ name: 'El nuestro' }));
    expect(changed).toEqual({ es: { name: ours('El nuestro', 'Our report') } });
    expect(keptTranslations(before, renamed, sent({ name: 'Nuestro' }, true))).toEqual({
      es: { name: ours('Nuestro', 'Our report') },
    });
  });

  it('leave out what is empty, and a delivered text that was left as it is', () => {
    const fields = { description: 'Lo que se sabe.' };
    expect(keptTranslations(before, english, sent(fields))).toEqual({});
    expect(keptTranslations(before, { ...english, description: 'Else.' }, sent(fields))).toEqual({});
  });

  it('begin a form with the delivered text while the English is as delivered', () => {
    const { es } = editedTranslations({ english, own: {}, deliveredIn: () => delivered });
    expect(es.description).toEqual({ text: 'Lo que se sabe.', isOutdated: false, isDelivered: true });
    expect(es.badge).toBeUndefined();
  });
});
