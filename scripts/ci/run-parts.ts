import { setTimeout as wait } from 'node:timers/promises';
import { failedSuite, type SuiteResult } from '../tally.ts';

export interface Part {
  name: string;
  /** After this time the part is stopped, which counts as a failure. */
  limitMs: number;
  run(limitMs: number): Promise<SuiteResult[]>;
  /** Runs one of its files alone. A part without this is not repeated. */
  repeat?(file: string, limitMs: number): Promise<SuiteResult[]>;
}

/** A file that failed beside others, with its results there and alone. */
export interface Repeat {
  crowd: SuiteResult;
  alone: SuiteResult;
}

export interface PartTime {
  name: string;
  seconds: number;
}

interface Outcome {
  times: PartTime[];
  suites: SuiteResult[];
  repeats: Repeat[];
}

/** With more failed files than this, a part is broken and not unlucky: none of them is repeated. */
const MOST_REPEATS = 20;
const REPEAT_LIMIT_MS = 5 * 60_000;
/** A part that does not stop at its limit is abandoned after this time. */
const STOP_MS = 60_000;

async function runPart(part: Part, leftMs: number): Promise<SuiteResult[]> {
  if (leftMs <= 0) return [failedSuite(part.name, 'no time was left for it')];
  const limitMs = Math.min(part.limitMs, leftMs);
  const hang = wait(limitMs + STOP_MS, undefined, { ref: false }).then(() => [failedSuite(part.name, 'did not end')]);
  return Promise.race([part.run(limitMs), hang]).catch((error: unknown) => [
    failedSuite(part.name, error instanceof Error ? String(error.stack) : String(error)),
  ]);
}

/** The file's own result. If vitest or Playwright failed around it, that failure. */
function resultOf(name: string, suites: readonly SuiteResult[]): SuiteResult {
  const failed = suites.filter((suite) => suite.failed > 0);
  const [own = failedSuite(name, 'was not run')] = suites.filter((suite) => suite.name === name);
  return failed.length === 0 ? own : { ...(failed.find((suite) => suite === own) ?? failed[0] ?? own), name };
}

const isRepeatable = (part: Part, { name }: SuiteResult) =>
  part.repeat !== undefined && /\.(?:test|spec)\.tsx?$|^\w+: /.test(name);

/**
 * Runs all parts in their order. Then each file that failed runs once more, alone on the machine, and only that result counts.
 * @param leftMs time that is left for everything
 */
export async function runParts(parts: readonly Part[], leftMs: () => number): Promise<Outcome> {
  const suites: SuiteResult[] = [];
  const times: PartTime[] = [];
  const failed: { part: Part; crowd: SuiteResult }[] = [];
  for (const part of parts) {
    const startedAt = performance.now();
    const results = await runPart(part, leftMs());
    times.push({ name: part.name, seconds: (performance.now() - startedAt) / 1_000 });
    const again = results.filter((suite) => suite.failed > 0 && isRepeatable(part, suite));
    const repeated = new Set(again.length <= MOST_REPEATS ? again : []);
    suites.push(...results.filter((suite) => !repeated.has(suite)));
    failed.push(...[...repeated].map((crowd) => ({ part, crowd })));
  }
  const repeats: Repeat[] = [];
  for (const { part, crowd } of failed) {
    const repeat: Part = { ...part, run: (limitMs) => part.repeat?.(crowd.name, limitMs) ?? Promise.resolve([]) };
    const left = leftMs();
    if (left <= 0) suites.push(crowd);
    else {
      const alone = resultOf(crowd.name, await runPart({ ...repeat, limitMs: REPEAT_LIMIT_MS }, left));
      suites.push(alone);
      repeats.push({ crowd, alone });
    }
  }
  return { suites, repeats, times };
}

/** The repeated files, with both outputs of each; empty if there are none. */
export const repeatsText = (repeats: readonly Repeat[]): string =>
  repeats
    .map(({ crowd, alone }) => {
      const verdict = alone.failed === 0 ? `passed alone (${alone.passed} tests)` : 'failed alone too';
      const outputs = [
        '  beside others:',
        ...crowd.failures,
        ...(alone.failed > 0 ? ['  alone:', ...alone.failures] : []),
      ];
      return `REPEATED ${crowd.name}: ${verdict}\n${outputs.join('\n')}\n`;
    })
    .join('\n');
