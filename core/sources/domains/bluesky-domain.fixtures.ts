import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const profile = (name: string) => ({
  did: 'did:plc:aaaaaaaaaaaaaaaaaaaaaaaa',
  handle: name,
  displayName: 'Alice Hart',
  postsCount: 4,
  createdAt: '2024-01-05T10:00:00.000Z',
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(profile('hart.example')),
  clear: () => json({ error: 'InvalidRequest', message: 'Profile not found' }, 400),
  another: () => json(profile('stranger.example')),
  contradictory: {
    'not found, with status 200': () => json({ error: 'InvalidRequest', message: 'Profile not found' }),
    'an account that was closed': () => json({ error: 'AccountTakedown', message: 'Account has been suspended' }, 400),
    'a question that it did not take': () => json({ error: 'InvalidRequest', message: 'actor must be a handle' }, 400),
  },
  isAbsent: () => false,
};
