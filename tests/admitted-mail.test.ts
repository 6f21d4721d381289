import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

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
  const definitions = sourcesOf('core/**/emails.ts').flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = defineEmail\(\{(.*?)^\}\);/gms)].map(([, name = '', body = '']) => ({
      name,
      body,
    })),
  );
  expect(definitions.length).toBeGreaterThan(20);
  const withLink = definitions
    .filter(({ body }) => /The link works once|works once/.test(body))
    .map(({ name }) => name);
  expect(withLink.filter((name) => !toNamedAddresses.includes(name))).toEqual([byOperator.mail]);
});
