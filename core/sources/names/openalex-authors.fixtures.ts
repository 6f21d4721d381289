import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const author = (display_name: string, at: number) => ({
  id: `https://openalex.org/A500000000${at}`,
  orcid: null,
  display_name,
  works_count: 3,
  last_known_institutions: [{ id: 'https://openalex.org/I1', display_name: 'University of Bristol' }],
});
const page = (names: string[], count = names.length) => ({
  meta: { count, page: 1, per_page: 50 },
  results: names.map(author),
});

export const fixtures: SourceFixtures = {
  email: 'Alice Hart@hart.example',
  hit: () => json(page(['Alice Hart', 'Alice M. Hart'])),
  clear: () => json(page([])),
  another: () => json(page(['Stranger Danger'])),
  contradictory: {
    'more than it sent, and nobody of the name': () => json(page(['Alice M. Hart'], 300)),
    'fewer than it sent': () => json(page(['Alice Hart', 'Alice Hart'], 1)),
    'nobody with status 404': () => json(page([]), 404),
  },
  isAbsent(body) {
    const { meta, results } = Object(body);
    if (!Array.isArray(results) || Object(meta).count !== results.length) return false;
    return !results.some((one) => String(Object(one).display_name).trim().toLowerCase() === 'alice hart');
  },
};
