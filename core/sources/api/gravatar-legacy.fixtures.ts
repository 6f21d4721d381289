import { json, never, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      entry: [
        {
          hash: '0'.repeat(32),
          preferredUsername: 'alicehart',
          displayName: 'Alice Hart',
          phoneNumbers: [{ type: 'mobile', value: '+44 7700 900123' }],
          emails: [{ primary: 'true', value: 'alice@hart.example' }],
          ims: [],
          photos: [{ value: 'https://0.gravatar.com/avatar/0', type: 'thumbnail' }],
        },
      ],
    }),
  clear: () => json('User not found', 404),
  isAbsent: never,
};
