import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const researcher = (given: string, family: string) => ({
  'orcid-id': '0000-0002-1825-0097',
  'given-names': given,
  'family-names': family,
  'credit-name': null,
  'other-name': [],
  email: [],
  'institution-name': ['University of Bristol'],
});
const page = (results: unknown[], found = results.length) => ({
  'expanded-result': results.length > 0 ? results : null,
  'num-found': found,
});

export const fixtures: SourceFixtures = {
  email: 'Alice Hart@hart.example',
  hit: () => json(page([researcher('Alice', 'Hart')])),
  clear: () => json(page([])),
  another: () => json(page([researcher('Stranger', 'Danger')])),
  contradictory: {
    'a number without researchers': () => json(page([], 3)),
    'a researcher without a number': () => json(page([researcher('Alice', 'Hart')], 0)),
    'nobody with status 404': () => json(page([]), 404),
  },
  isAbsent(body) {
    const { 'num-found': found, 'expanded-result': results } = Object(body);
    if (results === null) return found === 0;
    const name = (one: unknown) => `${Object(one)['given-names'] ?? ''} ${Object(one)['family-names'] ?? ''}`;
    const isOther = (one: unknown) => name(one).replace(/\s+/g, ' ').trim().toLowerCase() !== 'alice hart';
    return Array.isArray(results) && found === results.length && results.every(isOther);
  },
};
