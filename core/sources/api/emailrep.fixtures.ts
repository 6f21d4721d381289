import { json, type SourceFixtures } from '../fixtures.ts';

const quiet = {
  blacklisted: false,
  malicious_activity: false,
  credentials_leaked: false,
  credentials_leaked_recent: false,
  data_breach: false,
  first_seen: 'never',
  last_seen: 'never',
  domain_exists: true,
  profiles: [],
};

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({
      email: 'alice@hart.example',
      reputation: 'low',
      suspicious: true,
      references: 7,
      details: {
        ...quiet,
        credentials_leaked: true,
        data_breach: true,
        last_seen: '05/24/2025',
        profiles: ['spotify', 'gravatar', 'pinterest'],
      },
    }),
  clear: () =>
    json({ email: 'alice@hart.example', reputation: 'none', suspicious: false, references: 0, details: quiet }),
  isAbsent(body) {
    const { credentials_leaked, data_breach, blacklisted, malicious_activity, profiles } = Object(Object(body).details);
    const named = (profiles ?? []).filter((name: unknown) => name !== 'gravatar' && name !== 'github');
    return !credentials_leaked && !data_breach && !blacklisted && !malicious_activity && named.length === 0;
  },
};
