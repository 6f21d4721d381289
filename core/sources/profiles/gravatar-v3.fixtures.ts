import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      hash: '0'.repeat(64),
      display_name: 'Alice Hart',
      profile_url: 'https://gravatar.com/alicehart',
      avatar_url: 'https://0.gravatar.com/avatar/0',
      location: 'Bristol',
      description: 'Gardener.',
      job_title: 'Gardener',
      company: '',
      verified_accounts: [
        { service_type: 'github', service_label: 'GitHub', url: 'https://github.com/alice', is_hidden: false },
        { service_type: 'secret', service_label: 'Hidden one', url: 'https://hidden.example/', is_hidden: true },
      ],
    }),
  clear: () => json({ error: 'Profile not found', code: 'not_found' }, 404),
  another: { namesNobody: 'its hash is that of the profile’s first address, which need not be the one asked about' },
  contradictory: {
    'no profile, with status 200': () => json({ error: 'Profile not found', code: 'not_found' }),
    'another error with status 404': () => json({ error: 'No route was found', code: 'rest_no_route' }, 404),
  },
  isAbsent: never,
};
