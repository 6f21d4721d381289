import { describe, expect, it } from 'vitest';
import { applies, hashOf, subjectOf } from './subject.ts';

describe('an address as sources ask for it', () => {
  it('is trimmed, lower-cased and in punycode, and keeps its tag', () => {
    expect(subjectOf(' Alice+Shop@Mail.Bücher.DE ')).toEqual({
      email: 'alice+shop@mail.xn--bcher-kva.de',
      local: 'alice+shop',
      domain: 'mail.xn--bcher-kva.de',
      registrableDomain: 'xn--bcher-kva.de',
      domainProven: false,
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

  it('has a domain of the person’s own only when they have proved it', () => {
    const proven = (email: string) => subjectOf(email, ['hart.example', 'alice.github.io']).domainProven;
    expect([proven('alice@hart.example'), proven('alice@mail.hart.example')]).toEqual([true, true]);
    expect(proven('alice@alice.github.io')).toBe(true);
    expect([proven('alice@github.io'), proven('alice@nothart.example'), proven('alice@ox.ac.uk')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(subjectOf('alice@hart.example').domainProven).toBe(false);
  });

  it('is asked about with its domain only when that is proven', () => {
    const [own, provided] = [subjectOf('alice@hart.example', ['hart.example']), subjectOf('alice@ox.ac.uk')];
    const asked = (needs: 'email' | 'proven-domain') => [own, provided].map((subject) => applies({ needs }, subject));
    expect([asked('email'), asked('proven-domain')]).toEqual([
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
