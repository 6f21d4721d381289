import { never, type SourceFixtures, stranger, text } from '#core/sources/internal/fixtures.ts';
import { armoured, keyWith } from '#core/sources/key.fixtures.ts';

const key = (...userIds: string[]) => ({
  headers: { 'content-type': 'application/pgp-keys' },
  body: armoured(keyWith(...userIds)),
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => key('Alice Hart <alice@hart.example>'),
  clear: () => text('No key found for email address alice@hart.example', 404),
  another: () => key(`A Stranger <${stranger}>`, 'alice@hart.example.org'),
  contradictory: {
    'a key without user IDs': () => key(),
    'an armour around nothing': () => ({ ...key(), body: armoured(new Uint8Array()) }),
    'an armour around something else': () => ({ ...key(), body: armoured(Buffer.from('alice@hart.example')) }),
    'no key, for another address': () => text(`No key found for email address ${stranger}`, 404),
  },
  isAbsent: never,
};
