import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/base/languages.ts';
import { siteFrom } from '#platform/config/site.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { emails } from '#server/modules.ts';
import { wordsIn } from './any-text.ts';
import { anyInput } from './inputs.ts';

/** Staff and the operator read English. */
const forStaff = [
  'account.erasure-not-repeated',
  'audit.checkpoint',
  'message.received',
  'operator.test',
  'order.appointment-staff',
  'order.assigned',
  'order.attention',
  'order.received',
  'source.out',
];

/** Words without which few sentences do, and which are none in the two other languages, or in another voice. */
const commonWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:the|you|your|this|with|and|was|that|will|have|of|is|it|to|not|we)\b/i,
  es: /(?<!\p{L})(?:el|los|las|una|con|para|del|al|tu|tus|hola|sido|más|lo|tienes|puedes)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vous|votre|vos|nous|est|sur|des|une|avec|pour|ce|du|bonjour|et)(?!\p{L})/iu,
};
const languages = Object.keys(commonWords) as Language[];

const site = siteFrom({});
const forCustomers = emails.filter(({ name }) => !forStaff.includes(name));

/** All that a mail says, but for addresses and what it was given. */
function saidBy(definition: EmailDefinition, input: unknown, language: Language): string[] {
  const { subject, html, text } = renderEmail(definition, input, site, language);
  const words = wordsIn(html.replace(/<head>.*<\/head>/s, ''));
  return [subject, ...words, ...text.split('\n\n')].map((said) =>
    said
      .replaceAll('We start on it today', '')
      .replaceAll(site.company, '')
      .replaceAll(/https?:\S+|\S+@\S+/g, '')
      .replaceAll('\n', ' '),
  );
}

describe('mail to customers and visitors', () => {
  it('is what there is, but for what staff read', () => {
    expect(emails.filter(({ name }) => forStaff.includes(name)).length).toBe(forStaff.length);
    expect(forCustomers.length).toBeGreaterThan(40);
  });

  it.each(forCustomers)('$name is in one language, whatever it is made from', (definition) => {
    for (const input of fc.sample(anyInput(definition.input), { numRuns: 12, seed: 1 }))
      for (const language of languages) {
        const said = saidBy(definition, input, language);
        for (const other of languages.filter((one) => one !== language))
          expect(said.filter((part) => commonWords[other].test(part))).toEqual([]);
        expect(said.filter((part) => commonWords[language].test(part)).length).toBeGreaterThan(2);
      }
  });
});
