import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { buildIfChanged } from '../build.ts';
import { failedSuite, type SuiteResult } from '../tally.ts';
import { overHttp } from './over-http.ts';
import { aimAt, type Target } from './target.ts';

/** Longest that one attack goes on. */
const MOST_MS = 120_000;

export interface Outcome {
  row: number;
  held: boolean;
  how: string;
  seconds: number;
}

async function attack(target: Target, [row, run]: (typeof overHttp)[number]): Promise<Outcome> {
  const startedAt = performance.now();
  const over = wait(MOST_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('did not end in time')));
  const [held, how] = await Promise.race([run(target), over]).then(
    (words) => [true, words] as const,
    (error: unknown) => [false, error instanceof Error ? error.message : String(error)] as const,
  );
  return { row, held, how, seconds: (performance.now() - startedAt) / 1_000 };
}

/** On a product of its own, which ends with it. */
export async function attackOverHttp(): Promise<Outcome[]> {
  await buildIfChanged();
  const installation = await install('embedded', { REQUEST_LOG: 'on', LOG_LEVEL: 'debug' }, { shortLived: true });
  const outcomes: Outcome[] = [];
  const target = aimAt(installation);
  try {
    for (const one of overHttp) {
      const outcome = await attack(target, one);
      console.error(`${outcome.held ? 'held  ' : 'BROKEN'} ${outcome.row}`);
      outcomes.push(outcome);
    }
  } finally {
    await installation.stop();
  }
  return outcomes;
}

/** The same as results of CI. */
export const testOverHttp = async (): Promise<SuiteResult[]> =>
  (await attackOverHttp()).map(({ row, held, how, seconds }) => {
    const name = `attack: row ${row}`;
    return held ? { name, seconds, passed: 1, failed: 0, failures: [] } : failedSuite(name, how);
  });
