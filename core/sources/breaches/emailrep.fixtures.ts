import { json, type SourceFixtures, stranger } from '#core/sources/internal/fixtures.ts';

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

const nothing = (change: object) => ({
  email: 'alice@hart.example',
  reputation: 'none',
  suspicious: false,
  references: 0,
  details: quiet,
  ...change,
});

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
  clear: () => json(nothing({})),
  another: () =>
    json(nothing({ email: stranger, reputation: 'low', references: 7, details: { ...quiet, data_breach: true } })),
  contradictory: {
    'references without a word on them': () => json(nothing({ references: 7 })),
    'a reputation without references': () => json(nothing({ reputation: 'high' })),
  },
  isAbsent(body) {
    const { reputation, references } = Object(body);
    const { credentials_leaked, data_breach, blacklisted, malicious_activity, profiles } = Object(Object(body).details);
    const quiet = !credentials_leaked && !data_breach && !blacklisted && !malicious_activity;
    return quiet && (profiles ?? []).length === 0 && reputation === 'none' && !(references > 0);
  },
};
