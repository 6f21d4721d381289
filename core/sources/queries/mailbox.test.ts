import { describe, expect, it } from 'vitest';
import { isMailProvider, isOtherSpelling, mailboxBehind, otherSpellings, untaggedElsewhere } from './mailbox.ts';

describe('the mailbox behind an address', () => {
  it.each([
    ['alice+shop@gmail.com', 'alice@gmail.com'],
    ['a.li.ce@googlemail.com', 'alice@gmail.com'],
    ['A.L.Ice+x+y@GoogleMail.com', 'alice@gmail.com'],
    ['Alice@Outlook.com', 'alice@outlook.com'],
    ['alice+x@hotmail.com', 'alice@hotmail.com'],
    ['a_li-ce.+x@protonmail.com', 'alice@proton.me'],
    ['alice+x@me.com', 'alice@icloud.com'],
    ['alice+x@ya.ru', 'alice@yandex.com'],
    ['shop@alice.fastmail.com', 'alice@fastmail.com'],
    ['+@gmail.com', '+@gmail.com'],
    ['...@gmail.com', '...@gmail.com'],
  ])('%s is %s', (email, mailbox) => expect(mailboxBehind(email)).toBe(mailbox));

  it.each([
    ['dots at a provider that keeps them apart', 'a.lice@outlook.com', 'alice@outlook.com'],
    ['tags at a provider that is not known', 'alice+shop@example.com', 'alice@example.com'],
    ['two domains of one provider', 'alice@hotmail.com', 'alice@outlook.com'],
    ['what stands before another provider’s subdomain', 'shop@alice.gmail.com', 'alice@gmail.com'],
    ['two names before a provider’s domain', 'shop@alice.bob.fastmail.com', 'alice@fastmail.com'],
    ['a host that ends like a provider’s', 'shop@alice.notfastmail.com', 'alice@fastmail.com'],
  ])('%s make two mailboxes', (_what, one, other) => expect(mailboxBehind(one)).not.toBe(mailboxBehind(other)));

  it('is its own mailbox', () => {
    for (const email of ['a.lice+shop@googlemail.com', 'x@alice.fastmail.com', 'alice+x@example.com'])
      expect(mailboxBehind(mailboxBehind(email))).toBe(mailboxBehind(email));
  });
});

describe('other spellings of an address', () => {
  it.each([
    ['a.lice+shop@gmail.com', ['a.lice@gmail.com', 'alice@gmail.com', 'a.lice@googlemail.com', 'alice@googlemail.com']],
    ['alice@googlemail.com', ['alice@gmail.com']],
    ['a-lice+shop@proton.me', ['a-lice@proton.me']],
    ['shop@alice.fastmail.com', ['alice@fastmail.com']],
    ['alice+shop@yandex.ru', ['alice@yandex.ru']],
  ])('of %s are those that its provider delivers together', (email, spellings) => {
    expect(otherSpellings(email)).toEqual(spellings);
    for (const one of spellings) expect(isOtherSpelling(email, one)).toBe(true);
  });

  it.each([
    ['a provider that is not known', 'alice+shop@example.net', 'alice@example.net'],
    ['a provider that documents nothing', 'alice+shop@outlook.com', 'alice@outlook.com'],
    ['somebody else', 'alice@gmail.com', 'alicia@gmail.com'],
    ['another provider', 'alice@gmail.com', 'alice@proton.me'],
  ])('are none at %s', (_what, email, other) => {
    expect(otherSpellings(email)).not.toContain(other);
    expect(isOtherSpelling(email, other)).toBe(false);
  });
});

it.each([
  ['alice+shop@example.net', 'alice@example.net'],
  ['alice+shop@outlook.com', 'alice@outlook.com'],
  ['alice+shop@gmail.com', null],
  ['alice@example.net', null],
  ['+shop@example.net', null],
])('%s may be a tagged form of %s, which has to prove itself', (email, untagged) => {
  expect(untaggedElsewhere(email)).toBe(untagged);
});

it('everybody’s providers say nothing of where somebody works', () => {
  expect(['gmail.com', 'ya.ru', 'web.de', 'hart.example', 'constructor'].map(isMailProvider)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
