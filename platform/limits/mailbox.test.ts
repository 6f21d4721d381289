import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Alice@Example.COM', 'alice@example.com'],
  ['alice+shop+2@example.com', 'alice@example.com'],
  ['a.li.ce+x@googlemail.com', 'alice@gmail.com'],
  ['a.lice@example.com', 'a.lice@example.com'],
  ['+alice@example.com', '+alice@example.com'],
])('mail to %s lies in the mailbox %s', (written, mailbox) => {
  expect(mailboxOf(written)).toBe(mailbox);
});
