import { json, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

const account = (name: string) => ({
  home: 'enwiki',
  id: 7,
  registration: '2009-05-01T10:00:00Z',
  name,
  editcount: 31,
});
const about = (globaluserinfo: unknown) => ({ batchcomplete: true, query: { globaluserinfo } });

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () => json(about(account('Alice'))),
  clear: () => json(about({ missing: true })),
  another: () => json(about(account('Stranger'))),
  contradictory: {
    'missing, and an account': () => json(about({ ...account('Alice'), missing: true })),
    'an error': () => json({ error: { code: 'guinvaliduser', info: 'Invalid user.' } }),
    'missing with status 404': () => json(about({ missing: true }), 404),
  },
  isAbsent: (body) => JSON.stringify(Object(Object(body).query)) === '{"globaluserinfo":{"missing":true}}',
};
