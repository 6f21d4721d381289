import { json, type SourceFixtures } from '../fixtures.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({ success: 1, emailhash: { appears: 1, frequency: 12, lastseen: '2025-11-03 04:12:11', confidence: 88.2 } }),
  clear: () => json({ success: 1, emailhash: { appears: 0, frequency: 0 } }),
  isAbsent: (body) => Object(body).success === 1 && Object(body).emailhash?.appears === 0,
};
