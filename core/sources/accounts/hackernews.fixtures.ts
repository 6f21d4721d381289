import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (id: string) => ({ id, created: 1_390_000_000, karma: 12, about: 'Gardener.', submitted: [1, 2, 3] });

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(account('alice')),
  clear: () => json(null),
  another: () => json(account('stranger')),
  contradictory: {
    'the name with capitals, which is somebody else': () => json(account('Alice')),
    'nobody with status 404': () => json(null, 404),
    'an account without a name': () => json({ ...account(''), id: '' }),
  },
  isAbsent: (body) => body === null,
};
