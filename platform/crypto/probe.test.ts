import { expect, it } from 'vitest';
import { isProbe, signProbe } from './probe.ts';

const key = Buffer.alloc(32, 7);
const now = Date.parse('2027-03-01T09:00:00Z');

it('is believed of who knows the key, for ten minutes', () => {
  const header = signProbe(key, now);
  expect(isProbe(key, header, now + 9 * 60_000)).toBe(true);
  expect(isProbe(key, header, now + 11 * 60_000)).toBe(false);
});

it.each([
  ['another key', signProbe(Buffer.alloc(32, 8), now)],
  ['another time under the same signature', signProbe(key, now).replace(/^\d+/, String(now + 1))],
  ['no signature', String(now)],
  ['nothing', ''],
])('is not believed with %s', (_what, header) => {
  expect(isProbe(key, header, now)).toBe(false);
});
