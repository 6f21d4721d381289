import { describe, expect, it } from 'vitest';
import { applies, hashOf, subjectOf } from './subject.ts';

describe('an address as sources ask for it', () => {
  it('is trimmed, lower-cased and in punycode, and keeps its tag', () => {
    expect(subjectOf(' Alice+Shop@Mail.Bücher.DE ')).toEqual({
      email: 'alice+shop@mail.xn--bcher-kva.de',
      local: 'alice+shop',
      domain: 'mail.xn--bcher-kva.de',
      registrableDomain: 'xn--bcher-kva.de',
      ownDomain: true,
    });
  });

  it('knows what belongs to one owner', () => {
    expect(subjectOf('a@x.y.co.uk').registrableDomain).toBe('y.co.uk');
    expect(subjectOf('a@hart.example').registrableDomain).toBe('hart.example');
    expect(subjectOf('a@alice.github.io').registrableDomain).toBe('alice.github.io');
  });

  it('splits at the last @', () => {
    expect(subjectOf('"a@b"@hart.example')).toMatchObject({ local: '"a@b"', domain: 'hart.example' });
  });

  it.each([
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'yahoo.co.uk',
    'icloud.com',
    'gmx.de',
    'web.de',
    'qq.com',
    'proton.me',
    'fastmail.com',
    'tutanota.com',
    'posteo.de',
    'duck.com',
    'btinternet.com',
    'mailinator.com',
  ])('%s is a provider’s domain', (domain) => expect(subjectOf(`alice@${domain}`).ownDomain).toBe(false));

  it.each(['hart.example', 'example.org', 'bbc.co.uk', 'quietprint.example'])('%s is not', (domain) =>
    expect(subjectOf(`alice@${domain}`).ownDomain).toBe(true),
  );

  it('asks about the domain only when it is the person’s own', () => {
    const [own, provided] = [subjectOf('alice@hart.example'), subjectOf('alice@gmail.com')];
    const asked = (needs: 'email' | 'own-domain') => [own, provided].map((subject) => applies({ needs }, subject));
    expect([asked('email'), asked('own-domain')]).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it.each(['', 'alice', '@hart.example', 'alice@', 'alice@localhost', 'alice@exa mple.com'])(
    '“%s” is refused',
    (address) => {
      expect(() => subjectOf(address)).toThrow('invalid');
    },
  );

  it('is hashed as Gravatar documents it', () => {
    expect(hashOf('sha256', subjectOf('MyEmailAddress@example.com ').email)).toBe(
      '84059b07d4be67b806386c0aad8070a23f18836bbaae342275dc0a83414c32ee',
    );
  });
});
