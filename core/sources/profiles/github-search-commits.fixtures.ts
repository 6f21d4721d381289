import { json, type SourceFixtures, stranger } from '#core/sources/internal/fixtures.ts';

const commit = (day: string, email = 'Alice@hart.example') => ({
  sha: 'a'.repeat(40),
  html_url: `https://github.com/alice/garden/commit/${'a'.repeat(40)}`,
  commit: { message: 'Plant', author: { name: 'Alice', email, date: `${day}T10:00:00.000Z` } },
  author: { login: 'alicehart' },
  repository: { full_name: 'alice/garden' },
});

const items = [commit('2019-04-02'), commit('2016-01-09'), commit('2015-01-01', stranger)];

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json({ total_count: 42, incomplete_results: false, items }),
  clear: () => json({ total_count: 0, incomplete_results: false, items: [] }),
  another: () => json({ total_count: 1, incomplete_results: false, items: [commit('2019-04-02', stranger)] }),
  contradictory: {
    'a number without commits': () => json({ total_count: 42, incomplete_results: false, items: [] }),
    'commits without a number': () => json({ total_count: 0, incomplete_results: false, items }),
    'a search that ran out of time': () => json({ total_count: 0, incomplete_results: true, items: [] }),
  },
  isAbsent(body) {
    const { total_count, incomplete_results, items } = Object(body);
    return total_count === 0 && incomplete_results === false && items.length === 0;
  },
};
