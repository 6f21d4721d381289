import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const user = (login: string) => ({
  id: 1,
  login,
  name: 'Alice Hart',
  created_at: '2016-04-01T10:00:00+00:00',
  observations_count: 12,
  orcid: null,
});
const found = (login: string) => ({ total_results: 1, page: 1, per_page: 1, results: [user(login)] });
const nobody = { error: 'Error', status: 404 };

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(found('alice')),
  clear: () => json(nobody, 404),
  another: () => json(found('stranger')),
  contradictory: {
    'not found, with status 200': () => json(nobody),
    'no account with status 200': () => json({ total_results: 0, results: [] }),
  },
  isAbsent: never,
};
