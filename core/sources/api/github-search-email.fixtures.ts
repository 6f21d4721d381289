import { json, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      total_count: 1,
      incomplete_results: false,
      items: [{ login: 'alicehart', id: 1, html_url: 'https://github.com/alicehart', avatar_url: '', type: 'User' }],
    }),
  clear: () => json({ total_count: 0, incomplete_results: false, items: [] }),
  isAbsent(body) {
    const { total_count, incomplete_results, items } = Object(body);
    return total_count === 0 && incomplete_results === false && items.length === 0;
  },
};
