import { json, never, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json([
      { Source: 'Pastebin', Id: '8Q0BvKD8', Title: 'CANARY-TITLE', Date: '2014-03-04T19:14:54Z', EmailCount: 139 },
      { Source: 'Pastie', Id: '7152479', Title: null, Date: null, EmailCount: 30 },
    ]),
  clear: () => ({ status: 404, body: '' }),
  isAbsent: never,
};
