import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (login: string) => ({
  login,
  id: 1,
  html_url: `https://github.com/${login}`,
  type: 'User',
  name: 'Alice Hart',
  company: '@hart',
  location: 'Bristol',
  email: 'alice@hart.example',
  bio: null,
  created_at: '2014-02-03T10:00:00Z',
});
const documentation_url = 'https://docs.github.com/rest/users/users#get-a-user';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(account('Alice')),
  clear: () => json({ message: 'Not Found', documentation_url, status: '404' }, 404),
  another: () => json(account('stranger')),
  contradictory: {
    'not found, with status 200': () => json({ message: 'Not Found', documentation_url }),
    'an account with status 404': () => json(account('alice'), 404),
  },
  isAbsent: never,
};
