import { expect, it } from 'vitest';
import { addressesByName, addressesEvidence } from '#core/sources/internal/hibp-domains.ts';

it('names the addresses of each breach in order, each once', () => {
  const found = { shop: ['Adobe', 'Adobe'], Alice: ['Adobe', 'Canva'] };
  expect([...addressesByName(found, 'hart.example')]).toEqual([
    ['Adobe', ['alice@hart.example', 'shop@hart.example']],
    ['Canva', ['alice@hart.example']],
  ]);
});

it('says how many addresses it leaves out', () => {
  const addresses = Array.from({ length: 11 }, (_, n) => `a${n}@hart.example`);
  expect(addressesEvidence(addresses)[0]?.value).toMatch(/a7@hart\.example and 3 more$/);
});
