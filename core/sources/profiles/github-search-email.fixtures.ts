import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (login: string) => ({
  login,
  id: 1,
  html_url: `https://github.com/${login}`,
  avatar_url: '',
  type: 'User',
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json({ total_count: 1, incomplete_results: false, items: [account('alicehart')] }),
  clear: () => json({ total_count: 0, incomplete_results: false, items: [] }),
  another: () => json({ total_count: 1, incomplete_results: false, items: [account('stranger')] }),
  contradictory: {
    'a number without accounts': () => json({ total_count: 1, incomplete_results: false, items: [] }),
    'an account without a number': () =>
      json({ total_count: 0, incomplete_results: false, items: [account('alicehart')] }),
    'a search that ran out of time': () => json({ total_count: 0, incomplete_results: true, items: [] }),
  },
  isAbsent(body) {
    const { total_count, incomplete_results, items } = Object(body);
    return total_count === 0 && incomplete_results === false && items.length === 0;
  },
};
