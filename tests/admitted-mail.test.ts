import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { siteFrom } from '#platform/config/site.ts';
import type { EmailDefinition } from '#platform/mail/define-email.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { emails } from '#server/modules.ts';
import { anyInput } from './texts/inputs.ts';

/** Mails to an address that a stranger can name: each is admitted by platform/limits/mailbox.ts, directly or by `mailOnce`. */
const toNamedAddresses = [
  'accountExists',
  'confirmAddress',
  'freeScanLink',
  'identifierLink',
  'linkIdentity',
  'optOutBeginning',
  'optOutEnding',
  'scanNotMade',
  'resetPassword',
  'enrolmentLink',
];

/** What an operator sends by hand, and no stranger can ask for. */
const byOperator = { file: 'core/accounts/sessions/actions/account-for-operator.ts', mail: 'invitation' };

const admits = /\b(?:admitMail|mailOnce)\(/;
const sourcesOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes('.test.') && !file.includes('.fixture.'))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('every mail with a link that a stranger can ask for goes through the rule of admission', () => {
  const queueing = sourcesOf('{core,server}/**/*.ts').filter(({ text }) => /\bqueueMail\(/.test(text));
  expect(queueing.length).toBeGreaterThan(20);
  const naming = queueing.filter(({ text }) => toNamedAddresses.some((name) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(naming.length).toBeGreaterThan(4);
  expect(naming.filter(({ text }) => !admits.test(text)).map(({ file }) => file)).toEqual([byOperator.file]);
});

it('every other mail with a token in its link goes to an address that its account or order has proved', () => {
  const exported = sourcesOf('core/**/emails.ts').flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = defineEmail\(\{\s+name: '([\w.-]+)'/g)].map(([, constant, name]) => ({
      constant,
      definition: emails.find((one) => one.name === name),
    })),
  );
  expect(exported.length).toBe(emails.length);
  const worksOnce = (definition: EmailDefinition) =>
    fc
      .sample(anyInput(definition.input), { numRuns: 5, seed: 1 })
      .some((input) => /works\s+once/.test(renderEmail(definition, input, siteFrom({}), 'en').text));
  const withLink = exported
    .filter(({ definition }) => definition && worksOnce(definition))
    .map(({ constant = '' }) => constant);
  expect(withLink.length).toBeGreaterThan(4);
  expect(withLink.filter((name) => !toNamedAddresses.includes(name))).toEqual([byOperator.mail]);
});

/** To staff, in English. */
const inEnglish = ['core/orders/internal/announce.ts'];

it('every mail to an account asks for the language of its owner', () => {
  const toAccounts = sourcesOf('core/**/*.ts').filter(({ text }) =>
    [...text.matchAll(/\bqueueMail\([^;]*;/g)].some(([call]) => /\buserId\b/.test(call)),
  );
  expect(toAccounts.length).toBeGreaterThan(20);
  const asks = /\b(?:languageOfUser|languageOfReader)\(/;
  expect(toAccounts.filter(({ text }) => !asks.test(text)).map(({ file }) => file)).toEqual([]);
  const given = toAccounts.filter(({ text }) => /\bqueueMail\([^;]*language: firstLanguage[^;]*userId/.test(text));
  expect(given.map(({ file }) => file)).toEqual(inEnglish);
});
