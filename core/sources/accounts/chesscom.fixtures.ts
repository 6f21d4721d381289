import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const player = (username: string) => ({
  player_id: 41,
  '@id': `https://api.chess.com/pub/player/${username}`,
  url: `https://www.chess.com/member/${username}`,
  username,
  name: 'Alice Hart',
  country: 'https://api.chess.com/pub/country/GB',
  joined: 1_178_556_600,
  last_online: 1_700_000_000,
  status: 'basic',
});
const nobody = { message: 'User "alice" not found.', code: 0 };

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(player('alice')),
  clear: () => json(nobody, 404),
  another: () => json(player('stranger')),
  contradictory: {
    'not found, with status 200': () => json(nobody),
    'an address that it does not know': () => json({ message: 'An internal error has occurred.', code: 0 }, 404),
  },
  isAbsent: never,
};
