import { describe, expect, it } from 'vitest';
import { identifierInput } from '#contract/identifiers/input.ts';
import { registrableDomainOf } from './internal/domain-record.ts';
import { mailboxBehind } from './rules.ts';

describe('the mailbox behind an address', () => {
  it.each([
    ['alice+shop@gmail.com', 'alice@gmail.com'],
    ['a.li.ce@googlemail.com', 'alice@gmail.com'],
    ['Alice@Outlook.com', 'alice@outlook.com'],
    ['alice+x@hotmail.com', 'alice@hotmail.com'],
  ])('%s is %s', (email, mailbox) => expect(mailboxBehind(email)).toBe(mailbox));

  it.each([
    ['dots at a provider that keeps them apart', 'a.lice@outlook.com', 'alice@outlook.com'],
    ['tags at a provider that is not known', 'alice+shop@example.com', 'alice@example.com'],
    ['two domains of one provider', 'alice@hotmail.com', 'alice@outlook.com'],
  ])('%s make two mailboxes', (_what, one, other) => expect(mailboxBehind(one)).not.toBe(mailboxBehind(other)));
});

describe('a domain', () => {
  it.each([
    ['https://www.Example.com/about?x', 'example.com'],
    ['shop.example.co.uk', 'example.co.uk'],
    ['bücher.example', 'xn--bcher-kva.example'],
  ])('%s is taken as %s', (typed, domain) => {
    const { value } = identifierInput.parse({ kind: 'domain', value: typed });
    expect(registrableDomainOf(value)).toBe(domain);
  });

  it.each(['co.uk', 'localhost', '192.0.2.1', 'github.io'])('%s can be nobody’s', (typed) => {
    expect(registrableDomainOf(typed)).toBeNull();
  });
});

describe('what is typed', () => {
  it.each([
    ['username', '@alice_a', 'alice_a'],
    ['name', ' Alice   Archer ', 'Alice   Archer'],
    ['country', 'UK', 'UK'],
  ])('a %s is read', (kind, value, read) => {
    expect(identifierInput.parse({ kind, value })).toEqual({ kind, value: read });
  });

  it.each([
    ['username', 'alice archer'],
    ['username', '../admin'],
    ['email', 'alice@'],
    ['country', 'XX'],
    ['phone', '+44'],
  ])('a %s like “%s” is refused', (kind, value) => {
    expect(identifierInput.safeParse({ kind, value }).success).toBe(false);
  });
});
