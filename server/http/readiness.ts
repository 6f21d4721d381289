import { clockFault } from '#platform/clock-guard.ts';
import { ActingRoleError } from '#platform/database/acting-role.ts';
import { MigrationsMissingError } from '#platform/database/migrations.ts';
import { isOutage } from '#platform/outage.ts';
import type { Platform } from '#platform/platform.ts';
import { endWithin, LateError } from './end-within.ts';

/** Whether a process may be given work, as `/readyz` says it. */
export interface Readiness {
  ready: boolean;
  stopping: boolean;
  /** For the operator: what only they can mend. */
  reason?: string;
}

/** Whoever asks decides quickly where to send people: a database that takes longer is not ready. */
const READY_WITHIN_MS = 1_500;

/** Never rejects: what exactly keeps the database from answering is in the log. */
export async function readinessOf({ database, clock, log }: Platform, isStopping: () => boolean): Promise<Readiness> {
  const stopping = isStopping();
  if (stopping) return { ready: false, stopping };
  const reason = clockFault(clock);
  if (reason !== null) return { ready: false, stopping, reason };
  try {
    if (await endWithin(READY_WITHIN_MS, database.isReady())) return { ready: true, stopping };
    return { ready: false, stopping, reason: new MigrationsMissingError().message };
  } catch (error) {
    log.warn('The database is not ready', { error });
    return { ready: false, stopping, reason: reasonOf(error) };
  }
}

/** Names no host and no login: everybody may read it. */
function reasonOf(error: unknown): string {
  if (error instanceof ActingRoleError) return error.message;
  if (error instanceof LateError) return `The database did not answer within ${READY_WITHIN_MS / 1_000} seconds.`;
  return isOutage(error)
    ? 'The database cannot be reached; the log says why.'
    : 'The database cannot be used; the log says why.';
}

/** Status and headers of the answer. */
export const readinessAnswer = ({ ready }: Readiness): { status: 200 | 503; headers: Record<string, string> } => ({
  status: ready ? 200 : 503,
  headers: { 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '5' }) },
});
