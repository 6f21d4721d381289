import { never, notFound, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => ({
    headers: { 'content-type': 'application/octet-stream' },
    body: Uint8Array.from([0x98, 0x33, 0x04, 0x5c, 0x47, 0x04, 0xe9, 0x16, ...new Uint8Array(40)]),
  }),
  clear: () => notFound,
  isAbsent: never,
};
