import { json, type SourceFixtures, stranger } from '#core/sources/internal/fixtures.ts';
import { hashOf } from '#core/sources/queries/subject.ts';

export const fixtures: SourceFixtures = {
  email: 'alice@hart.example',
  hit: () =>
    json({ success: 1, emailhash: { appears: 1, frequency: 12, lastseen: '2025-11-03 04:12:11', confidence: 88.2 } }),
  clear: () => json({ success: 1, emailhash: { appears: 0, frequency: 0 } }),
  another: () =>
    json({ success: 1, emailhash: { value: hashOf('md5', stranger), appears: 1, frequency: 12, confidence: 88.2 } }),
  contradictory: {
    'not listed, and reported often': () => json({ success: 1, emailhash: { appears: 0, frequency: 12 } }),
    'no success, and not listed': () => json({ success: 0, emailhash: { appears: 0, frequency: 0 } }),
  },
  isAbsent(body) {
    const { appears, frequency } = Object(Object(body).emailhash);
    return Object(body).success === 1 && appears === 0 && !(frequency > 0);
  },
};
