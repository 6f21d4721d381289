import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (login: string) => ({
  id: 1,
  login,
  full_name: 'Alice Hart',
  email: `${login}@noreply.hart.example`,
  location: 'Bristol',
  website: '',
  description: '',
  created: '2021-03-04T10:00:00Z',
});

/** Answers of one instance of the software. */
export function forgejoFixtures(host: string): SourceFixtures {
  const nobody = {
    message: 'user redirect does not exist [name: alice]',
    url: `https://${host}/api/swagger`,
    errors: [],
  };
  return {
    email: 'alice@hart.example',
    hit: () => json(account('alice')),
    clear: () => json(nobody, 404),
    another: () => json(account('stranger')),
    contradictory: {
      'not found, with status 200': () => json(nobody),
      'another error with status 404': () => json({ ...nobody, message: 'Not found.' }, 404),
    },
    isAbsent: never,
  };
}

export const fixtures = forgejoFixtures('codeberg.org');
