import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (username: string) => ({
  id: '00',
  uuid: '00',
  username,
  full_name: 'Alice Hart',
  location: 'Bristol',
  company: 'Hart Gardens',
  date_joined: '2018-05-01T10:00:00.000000Z',
});

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(account('alice')),
  clear: () => json({ message: 'User not found', errinfo: {} }, 404),
  another: () => json(account('stranger')),
  contradictory: { 'not found, with status 200': () => json({ message: 'User not found' }) },
  isAbsent: never,
};
