import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (username: string) => ({
  type_of: 'user',
  id: 1,
  username,
  name: 'Alice Hart',
  summary: 'Gardener.',
  location: 'Bristol',
  joined_at: 'Apr 18, 2017',
  github_username: 'alicehart',
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(account('alice')),
  clear: () => json({ error: 'not found', status: 404 }, 404),
  another: () => json(account('stranger')),
  contradictory: {
    'not found, with status 200': () => json({ error: 'not found', status: 404 }),
    'an organisation': () => json({ ...account('alice'), type_of: 'organization' }),
  },
  isAbsent: never,
};
