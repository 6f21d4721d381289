import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (username: string) => ({
  id: 1,
  username,
  name: 'Alice Hart',
  state: 'active',
  avatar_url: null,
  web_url: `https://gitlab.com/${username}`,
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json([account('alice')]),
  clear: () => json([]),
  another: () => json([account('stranger')]),
  contradictory: {
    'two accounts with one name': () => json([account('alice'), account('alice')]),
    'an account with status 404': () => json([account('alice')], 404),
  },
  isAbsent: (body) => Array.isArray(body) && body.length === 0,
};
