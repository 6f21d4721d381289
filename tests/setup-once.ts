import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

/** One PostgreSQL for the whole run; the half of the suite that needs it is skipped, and says so, without one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Tests read plans: none of their tables is counted anew in between.
  const started = await startPostgres({ autovacuum: false });
  project.provide('postgresUrl', started?.url ?? null);
  if (started === null)
    console.warn('PostgreSQL half skipped: this machine has no PostgreSQL (apt install postgresql)');
  return async () => started?.stop();
}
