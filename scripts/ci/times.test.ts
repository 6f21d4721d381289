import { expect, it } from 'vitest';
import { timesText } from './times.ts';

const suite = (name: string, seconds: number) => ({ name, seconds, passed: 1, failed: 0, failures: [] });

it('tells how long each part took, and which quick file takes too long', () => {
  const times = [{ name: 'quick unit tests', seconds: 240.4 }];
  const suites = [
    suite('a.test.ts', 41),
    suite('b.test.ts', 39),
    suite('e2e/c.spec.ts', 50),
    suite('d.deep.test.tsx', 90),
  ];
  expect(timesText(times, suites)).toBe(`240 s  quick unit tests
OUTGROWN a.test.ts: 41 s, at most 40 s in a quick file
OUTGROWN e2e/c.spec.ts: 50 s, at most 40 s in a quick file`);
});
