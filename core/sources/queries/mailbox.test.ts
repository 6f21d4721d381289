import { describe, expect, it } from 'vitest';
import { isMailProvider, mailboxBehind } from './mailbox.ts';

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

it('everybody’s providers say nothing of where somebody works', () => {
  expect(['gmail.com', 'ya.ru', 'web.de', 'hart.example', 'constructor'].map(isMailProvider)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
