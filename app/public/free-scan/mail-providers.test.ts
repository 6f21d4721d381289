import { expect, it } from 'vitest';
import { mailProviderOf } from './mail-providers.ts';

it.each([
  ['alice@gmail.com', 'Gmail'],
  ['Alice@GoogleMail.com', 'Gmail'],
  ['alice@hotmail.co.uk', 'Outlook'],
  ['alice@outlook.com', 'Outlook'],
  ['alice@yahoo.co.uk', 'Yahoo Mail'],
  ['alice@yahoo.co.jp', 'Yahoo! JAPAN Mail'],
  ['alice@me.com', 'iCloud Mail'],
  ['alice@pm.me', 'Proton Mail'],
])('%s is read at %s', (email, name) => {
  expect(mailProviderOf(email)?.name).toBe(name);
  expect(mailProviderOf(email)?.url).toMatch(/^https:\/\//);
});

it.each([
  'alice@example.com',
  'alice@gmail.com.example.org',
  'alice@yahoo.mail.example',
  'alice@notgmail.com',
  'alice',
])('%s is of nobody that we know', (email) => expect(mailProviderOf(email)).toBeNull());
