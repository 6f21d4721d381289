import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { buildIfChanged } from '../build.ts';
import { installPostgres } from '../postgres.ts';
import { failedSuite, type SuiteResult } from '../tally.ts';
import type { AttackTable } from './attack.ts';
import { overHttp } from './over-http.ts';
import { inProduction } from './production/in-production.ts';
import { type DatabaseKind, openProduction } from './production/target.ts';
import { aimAt } from './target.ts';

/** Longest that one attack goes on. */
const MOST_MS = 240_000;
const databases: readonly DatabaseKind[] = ['embedded', 'postgres'];

export interface Outcome {
  row: number;
  held: boolean;
  how: string;
  seconds: number;
}

async function attack<Aim>(target: Aim, [row, run]: AttackTable<Aim>[number]): Promise<Outcome> {
  const startedAt = performance.now();
  const over = wait(MOST_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('did not end in time')));
  const [held, how] = await Promise.race([run(target), over]).then(
    (words) => [true, words] as const,
    (error: unknown) => [false, error instanceof Error ? error.message : String(error)] as const,
  );
  return { row, held, how, seconds: (performance.now() - startedAt) / 1_000 };
}

/** One after the other. @param where added to what is said of each */
async function attackAll<Aim>(target: Aim, table: AttackTable<Aim>, where: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of table) {
    const outcome = await attack(target, one);
    console.error(`${outcome.held ? 'held  ' : 'BROKEN'} ${outcome.row} (${where})`);
    outcomes.push({ ...outcome, how: `${where}: ${outcome.how}` });
  }
  return outcomes;
}

/** On a local product of its own, which ends with it. */
async function attackLocally(): Promise<Outcome[]> {
  const installation = await install('embedded', { REQUEST_LOG: 'on', LOG_LEVEL: 'debug' }, { shortLived: true });
  try {
    return await attackAll(aimAt(installation), overHttp, 'local');
  } finally {
    await installation.stop();
  }
}

/** The same on one that is configured as in production. */
export async function attackInProduction(kind: DatabaseKind): Promise<Outcome[]> {
  const target = await openProduction(kind);
  try {
    return await attackAll(target, inProduction, `production, ${kind}`);
  } finally {
    await target.stop();
  }
}

/** Each product ends with its attacks. @param kinds databases on which a product as in production is attacked */
export async function attackOverHttp(kinds = databases): Promise<Outcome[]> {
  await buildIfChanged();
  await installPostgres();
  const outcomes = await attackLocally();
  for (const kind of kinds) outcomes.push(...(await attackInProduction(kind)));
  return outcomes;
}

/** The same as results of CI, which attacks PostgreSQL alone: `npm run attacks` attacks both. */
export const testOverHttp = async (): Promise<SuiteResult[]> =>
  (await attackOverHttp(['postgres'])).map(({ row, held, how, seconds }) => {
    const name = `attack: row ${row} (${how.split(':')[0]})`;
    return held ? { name, seconds, passed: 1, failed: 0, failures: [] } : failedSuite(name, how);
  });
