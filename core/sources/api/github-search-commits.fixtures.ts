import { json, type SourceFixtures } from '../fixtures.ts';

const commit = (day: string) => ({
  sha: 'a'.repeat(40),
  html_url: `https://github.com/alice/garden/commit/${'a'.repeat(40)}`,
  commit: { message: 'Plant', author: { name: 'Alice', email: 'Alice@hart.example', date: `${day}T10:00:00.000Z` } },
  author: { login: 'alicehart' },
  repository: { full_name: 'alice/garden' },
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json({ total_count: 42, incomplete_results: false, items: [commit('2019-04-02'), commit('2016-01-09')] }),
  clear: () => json({ total_count: 0, incomplete_results: false, items: [] }),
  isAbsent(body) {
    const { total_count, incomplete_results, items } = Object(body);
    return total_count === 0 && incomplete_results === false && items.length === 0;
  },
};
