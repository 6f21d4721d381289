import { clockFault, guardedClock } from '#platform/clock-guard.ts';
import type { Platform } from '#platform/platform.ts';
import { type JobDefinition, PermanentFailure } from './define.ts';

/** A claimed job, as the queue gives it. */
export interface ClaimedJob {
  id: string;
  data: unknown;
  /** Runs before this one. */
  retryCount: number;
  retryLimit: number;
  signal: AbortSignal;
}

/** `wrong-clock`: it was not run, since the clock of this process is wrong. Another process may run it. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'again' | 'never' | 'wrong-clock'; output: { error: string; reason: string } };

/**
 * Runs a claimed job. Never throws: what the queue keeps of a failure is the error's class and reason, not its
 * message, which may hold an address. Every job passes here, so that none decides by a wrong clock what is due.
 */
export async function runJob(platform: Platform, definition: JobDefinition, job: ClaimedJob): Promise<Outcome> {
  if (clockFault(platform.clock) !== null)
    return { kind: 'wrong-clock', output: { error: 'ClockDifferenceError', reason: '' } };
  const attempt = job.retryCount + 1;
  const lastAttempt = job.retryCount >= job.retryLimit;
  try {
    const input = definition.input.safeParse(job.data);
    if (!input.success) throw new PermanentFailure('input-not-understood');
    const guarded = { ...platform, clock: guardedClock(platform.clock) };
    await definition.run(guarded, input.data, { id: job.id, attempt, lastAttempt, signal: job.signal });
    return { kind: 'done' };
  } catch (error) {
    const permanent = error instanceof PermanentFailure;
    const fields = { job: definition.name, jobId: job.id, attempt, error };
    if (permanent || lastAttempt) platform.log.error('job failed for good', fields);
    else platform.log.warn('job failed; it runs again', fields);
    return { kind: permanent ? 'never' : 'again', output: failureOf(error) };
  }
}

function failureOf(error: unknown): { error: string; reason: string } {
  if (!(error instanceof Error)) return { error: typeof error, reason: '' };
  const { reason, code } = error as { reason?: unknown; code?: unknown };
  const word = [reason, code].find((value) => typeof value === 'string' && /^[\w.-]{1,60}$/.test(value));
  return { error: error.name, reason: String(word ?? '') };
}
