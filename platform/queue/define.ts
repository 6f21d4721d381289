import type { z } from 'zod';
import type { Platform } from '#platform/platform.ts';

/** Thrown by a job to say that trying again makes no sense. */
export class PermanentFailure extends Error {
  /** One word for the log and the queue, e.g. `mail-gone`. */
  readonly reason: string;
  constructor(reason: string, options?: { cause?: unknown }) {
    super(reason, options);
    this.name = 'PermanentFailure';
    this.reason = reason;
  }
}

/** Seconds, unless said otherwise. */
export interface JobOptions {
  /** Longest a run may take; then its signal aborts and it counts as failed. */
  expireInSeconds: number;
  /** At least 10. A run whose process has been silent for 0.7 of this is given to another. */
  heartbeatSeconds: number;
  /** Runs after the first. */
  retryLimit: number;
  retryDelay: number;
  /** Doubles the delay with each run, with some jitter, up to `retryDelayMax`. */
  retryBackoff: boolean;
  retryDelayMax: number;
  /** Runs of this job at once in one process. */
  concurrency: number;
}

export interface JobRun {
  id: string;
  /** 1 for the first run. */
  attempt: number;
  lastAttempt: boolean;
  /** Aborts when the run has expired, lost its claim, or the process is going down. */
  signal: AbortSignal;
}

export interface JobDefinition<Input = unknown> {
  /** e.g. `mail.deliver`. */
  name: string;
  input: z.ZodType<Input>;
  /** Cron expression of five fields, in UTC; the input of a scheduled run is `{}`. */
  schedule: string | null;
  options: JobOptions;
  /** Idempotent: after a crash it runs again. @throws PermanentFailure to stop the retries */
  run(platform: Platform, input: Input, job: JobRun): Promise<void>;
}

const jobDefaults: JobOptions = {
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  concurrency: 2,
};

/** A piece of work that leaves through the outbox or by a schedule. Its input holds ids, nothing personal. */
export function defineJob<Schema extends z.ZodType>(definition: {
  name: string;
  input: Schema;
  schedule?: string;
  options?: Partial<JobOptions>;
  run(platform: Platform, input: z.output<Schema>, job: JobRun): Promise<void>;
}): JobDefinition<z.output<Schema>> {
  const { name, input, schedule = null, run } = definition;
  return {
    name,
    input: input as unknown as z.ZodType<z.output<Schema>>,
    schedule,
    options: { ...jobDefaults, ...definition.options },
    run,
  };
}
