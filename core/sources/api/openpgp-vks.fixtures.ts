import { never, type SourceFixtures, text } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => ({
    headers: { 'content-type': 'application/pgp-keys' },
    body: '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmDMEXEcE6RYJKwYBBAHaRw8BAQdA\n=abcd\n-----END PGP PUBLIC KEY BLOCK-----\n',
  }),
  clear: () => text('No key found for email address alice@hart.example', 404),
  isAbsent: never,
};
