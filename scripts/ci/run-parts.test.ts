import { describe, expect, it } from 'vitest';
import { failedSuite, type SuiteResult, sum } from '../tally.ts';
import { type Part, repeatsText, runParts } from './run-parts.ts';

const passed = (name: string, count = 3): SuiteResult => ({ name, passed: count, failed: 0, failures: [] });
const failed = (name: string, reason: string): SuiteResult => ({ ...failedSuite(name, reason), passed: 2 });
const HOUR_MS = 3_600_000;

/** A part whose files give these results, first in the crowd and then alone. */
function partOf(crowd: SuiteResult[], alone: SuiteResult[] = []) {
  const repeated: string[] = [];
  const part: Part = {
    name: 'unit tests',
    limitMs: HOUR_MS,
    run: async () => crowd,
    async repeat(file) {
      repeated.push(file);
      return alone;
    },
  };
  return { part, repeated };
}

describe('a file that fails beside others', () => {
  it('counts once, as it ends alone', async () => {
    const { part } = partOf([passed('a.test.ts'), failed('b.test.ts', 'too late')], [passed('b.test.ts')]);
    const { suites, repeats } = await runParts([part], () => HOUR_MS);
    expect(sum(suites)).toEqual({ passed: 6, failed: 0, failures: [] });
    expect(repeatsText(repeats)).toBe(
      'REPEATED b.test.ts: passed alone (3 tests)\n  beside others:\nb.test.ts: too late\n',
    );
  });

  it('fails the run if it fails alone, with both outputs', async () => {
    const { part } = partOf([failed('b.test.ts', 'too late')], [failed('b.test.ts', 'wrong')]);
    const { suites, repeats } = await runParts([part], () => HOUR_MS);
    expect(sum(suites)).toEqual({ passed: 2, failed: 1, failures: ['b.test.ts: wrong'] });
    expect(repeatsText(repeats)).toContain('beside others:\nb.test.ts: too late\n  alone:\nb.test.ts: wrong');
  });

  it('runs alone after all parts, not among them', async () => {
    const order: string[] = [];
    const { part } = partOf([failed('b.test.ts', 'too late')], [passed('b.test.ts')]);
    const note = (name: string, results: SuiteResult[]) => {
      order.push(name);
      return Promise.resolve(results);
    };
    const first: Part = { ...part, repeat: () => note('repeat', [passed('b.test.ts')]) };
    const last: Part = { name: 'journeys', limitMs: HOUR_MS, run: () => note('journeys', []) };
    await runParts([first, last], () => HOUR_MS);
    expect(order).toEqual(['journeys', 'repeat']);
  });

  it('counts as failed if the program ends badly around it', async () => {
    const { part } = partOf([failed('b.test.ts', 'late')], [passed('b.test.ts'), failedSuite('vitest', 'status 1')]);
    const { suites } = await runParts([part], () => HOUR_MS);
    expect(sum(suites)).toMatchObject({ failed: 1, failures: ['vitest: status 1'] });
  });

  it('counts as failed if no time is left to repeat it', async () => {
    const { part, repeated } = partOf([failed('b.test.ts', 'late')], [passed('b.test.ts')]);
    const times = [HOUR_MS, 0];
    const { suites } = await runParts([part], () => times.shift() ?? 0);
    expect(sum(suites)).toMatchObject({ passed: 2, failed: 1 });
    expect(repeated).toEqual([]);
  });
});

describe('a part', () => {
  it('is not repeated if more than twenty of its files fail', async () => {
    const { part, repeated } = partOf(Array.from({ length: 21 }, (_, n) => failed(`${n}.test.ts`, 'broken')));
    const { suites } = await runParts([part], () => HOUR_MS);
    expect(sum(suites).failed).toBe(21);
    expect(repeated).toEqual([]);
  });

  it('is not repeated if no file failed, but the program around them', async () => {
    const { part, repeated } = partOf([passed('a.test.ts'), failedSuite('vitest', 'did not end')]);
    const { suites } = await runParts([part], () => HOUR_MS);
    expect(sum(suites)).toMatchObject({ passed: 3, failed: 1 });
    expect(repeated).toEqual([]);
  });

  it('gets no more time than is left, and none counts as a failure', async () => {
    const limits: number[] = [];
    const run = (limitMs: number) => {
      limits.push(limitMs);
      return Promise.resolve([]);
    };
    const part: Part = { name: 'a', limitMs: 10, run };
    const times = [100, 5, 0];
    const { suites } = await runParts([part, part, part], () => times.shift() ?? 0);
    expect(limits).toEqual([10, 5]);
    expect(sum(suites).failures).toEqual(['a: no time was left for it']);
  });

  it('that throws counts as a failure, and the others run', async () => {
    const broken: Part = { name: 'journeys', limitMs: HOUR_MS, run: () => Promise.reject(new Error('no browser')) };
    const { suites } = await runParts([broken, partOf([passed('a.test.ts')]).part], () => HOUR_MS);
    expect(sum(suites)).toMatchObject({ passed: 3, failed: 1 });
    expect(sum(suites).failures[0]).toContain('journeys: Error: no browser');
  });
});
