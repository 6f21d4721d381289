import { json, never, type SourceFixtures } from '#core/sources/internal/fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json([
      { Source: 'Pastebin', Id: '8Q0BvKD8', Title: 'CANARY-TITLE', Date: '2014-03-04T19:14:54Z', EmailCount: 139 },
      { Source: 'Pastie', Id: '7152479', Title: null, Date: null, EmailCount: 30 },
    ]),
  clear: () => ({ status: 404, body: '' }),
  another: { namesNobody: 'a paste is named by its place, not by the addresses in it' },
  contradictory: {
    'a list of no pastes, where that is a 404': () => json([]),
    'a paste with status 404': () => json([{ Source: 'Pastebin', Id: 'x', Date: null, EmailCount: 1 }], 404),
  },
  isAbsent: never,
};
