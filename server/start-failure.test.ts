import { expect, it } from 'vitest';
import { linesOf } from './start-failure.ts';

const at = new Date('2027-03-01T09:00:00Z');
const text = 'The configuration cannot be used:\n  APP_URL: is missing\n';

it('writes a line of JSON for each line in production, as the log does', () => {
  const lines = linesOf(text, true, at).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: at.toISOString(), level: 'error', message: 'The configuration cannot be used:' },
    { time: at.toISOString(), level: 'error', message: '  APP_URL: is missing' },
  ]);
});

it('stays plain text elsewhere', () => {
  expect(linesOf(text, false, at)).toBe('The configuration cannot be used:\n  APP_URL: is missing\n');
});
