import { never, notFound, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => ({
    headers: { 'content-type': 'image/png' },
    body: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  }),
  clear: () => notFound,
  isAbsent: never,
};
