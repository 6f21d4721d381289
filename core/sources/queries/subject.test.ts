import { describe, expect, it } from 'vitest';
import { applies, hashOf, identifierOf, subjectFrom, subjectOf } from './subject.ts';

describe('an address as sources ask for it', () => {
  it('is trimmed, lower-cased and in punycode, and keeps its tag', () => {
    expect(subjectOf(' Alice+Shop@Mail.Bücher.DE ')).toEqual({
      kind: 'email',
      email: 'alice+shop@mail.xn--bcher-kva.de',
      local: 'alice+shop',
      domain: 'mail.xn--bcher-kva.de',
      registrableDomain: 'xn--bcher-kva.de',
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

  it('is asked of its own kind of source only', () => {
    const kinds = ['email', 'username', 'domain', 'name'] as const;
    const value = { email: 'alice@hart.example', username: 'alice', domain: 'hart.example', name: 'Alice Hart' };
    for (const kind of kinds) {
      const subject = subjectFrom({ kind, value: value[kind] });
      expect(kinds.filter((needs) => applies({ needs }, subject))).toEqual([kind]);
    }
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

describe('another identifier', () => {
  it.each([
    ['username', ' Alice.H ', 'Alice.H'],
    ['name', ' Alice Hart ', 'Alice Hart'],
    ['domain', ' Mail.Bücher.DE', 'xn--bcher-kva.de'],
    ['domain', 'alice.github.io', 'alice.github.io'],
    ['email', 'Alice@Hart.example', 'alice@hart.example'],
  ] as const)('%s “%s” is asked as “%s”', (kind, written, asked) => {
    expect(identifierOf(subjectFrom({ kind, value: written }))).toBe(asked);
  });

  it.each([
    ['username', ' '],
    ['name', ''],
    ['domain', 'localhost'],
    ['domain', 'co.uk'],
    ['email', 'alice'],
  ] as const)('%s “%s” is refused', (kind, value) => {
    expect(() => subjectFrom({ kind, value })).toThrow('invalid');
  });
});
