import { json, never, type SourceFixtures, stranger } from '#core/sources/internal/fixtures.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      entry: [
        {
          hash: '0'.repeat(32),
          requestHash: hashOf('md5', 'alice@hart.example'),
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
  another: () => json({ entry: [{ requestHash: hashOf('md5', stranger), preferredUsername: 'stranger' }] }),
  contradictory: {
    'no profile, with status 200': () => json('User not found'),
    'a profile with status 404': () => json({ entry: [{ preferredUsername: 'alicehart' }] }, 404),
    'no entry': () => json({ entry: [] }),
  },
  isAbsent: never,
};
