import { describe, expect, it } from 'vitest';
import { identifierInput } from '#contract/identifiers/input.ts';
import { registrableDomainOf } from './internal/domain-record.ts';

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
    ['phone', '+44 (0)20 7946-0958', '+442079460958'],
    ['phone', '0049 30 123 456', '+4930123456'],
  ])('a %s is read', (kind, value, read) => {
    expect(identifierInput.parse({ kind, value })).toEqual({ kind, value: read });
  });

  it.each([
    ['username', 'alice archer'],
    ['username', '../admin'],
    ['email', 'alice@'],
    ['country', 'XX'],
    ['phone', '+44'],
    ['phone', '020 7946 0958'],
    ['phone', '+44 20 CALL ME'],
  ])('a %s like “%s” is refused', (kind, value) => {
    expect(identifierInput.safeParse({ kind, value }).success).toBe(false);
  });
});
