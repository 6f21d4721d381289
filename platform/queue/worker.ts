import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { clockFault } from '#platform/clock-guard.ts';
import { startRelay } from '#platform/outbox/relay.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from './define.ts';
import { findDueJobs } from './due.ts';
import { openQueue } from './queue.ts';
import { type Claim, releaseAll, releaseClaims, releaseSilent } from './release.ts';
import { runJob } from './run-job.ts';

/** How often is looked for jobs that have become due, and for runs whose process has died. */
const CHECK_MS = 2_000;
/** What a run may take to end after its signal has aborted. */
const ABORT_MS = 1_000;
/** Runners are woken when there is something for them; by themselves they ask this seldom. */
const POLL_SECONDS = 300;

export interface Worker {
  /**
   * Takes nothing new and waits for what runs, at most `graceMs` (default 10 s). What still runs then is told
   * to stop and left for another run, which does not count as a failure.
   */
  stop(graceMs?: number): Promise<void>;
}

interface Running {
  claim: Claim;
  controller: AbortController;
}

interface WorkerState {
  platform: Platform;
  boss: PgBoss;
  running: Set<Running>;
  /** Wakes the runners of a job. */
  wake(job: string): void;
}

/** Works off `jobs`: hands over the outbox, runs what is due, keeps the schedules. Several processes may. */
export async function startWorker(platform: Platform, jobs: readonly JobDefinition[]): Promise<Worker> {
  const { database, log } = platform;
  const boss = await openQueue({ database, log, jobs, supervise: true });
  try {
    return await workQueues(platform, jobs, boss);
  } catch (error) {
    await boss.stop({ graceful: false, close: false });
    throw error;
  }
}

async function workQueues(platform: Platform, jobs: readonly JobDefinition[], boss: PgBoss): Promise<Worker> {
  const { database, log } = platform;
  if (database.kind === 'embedded') await releaseAll(database);
  const running = new Set<Running>();
  const runners = new Map<string, string[]>();
  /** Not while the clock is wrong: other processes take the jobs, and the next look after that wakes the runners. */
  const wakeRunners = (job: string) => {
    if (clockFault(platform.clock) !== null) return;
    for (const id of runners.get(job) ?? []) boss.notifyWorker(id);
  };
  for (const job of jobs)
    runners.set(job.name, await startRunners({ platform, boss, running, wake: wakeRunners }, job));
  const stopWatching = watchQueue(platform, running, wakeRunners, jobs);
  const relay = await startRelay({
    database,
    log,
    queue: boss,
    jobs: jobs.map((job) => job.name),
    onHandedOver: (names) => names.forEach(wakeRunners),
  });
  return {
    async stop(graceMs = 10_000) {
      await relay.stop();
      await stopWatching();
      const idle = Promise.all(jobs.map((job) => boss.offWork(job.name, { wait: true })));
      if (!(await endsWithin(idle, graceMs))) await abandonRunning(platform, running, idle);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

async function startRunners(state: WorkerState, job: JobDefinition): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < job.options.concurrency; i++) {
    const options = {
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: POLL_SECONDS,
      heartbeatRefreshSeconds: job.options.heartbeatSeconds / 4,
    } as const;
    ids.push(
      await state.boss.work(job.name, options, (claimed: JobWithMetadata<object>[]) => runClaimed(state, job, claimed)),
    );
  }
  return ids;
}

/** One claimed job per call. Where one is, more may be: the runners look again without waiting. */
async function runClaimed(
  state: WorkerState,
  job: JobDefinition,
  claimed: JobWithMetadata<object>[],
): Promise<JobResult[]> {
  state.wake(job.name);
  const results: JobResult[] = [];
  for (const { id, data, retryCount, retryLimit, signal } of claimed) {
    const entry: Running = { claim: { id, retryCount }, controller: new AbortController() };
    state.running.add(entry);
    const either = AbortSignal.any([signal, entry.controller.signal]);
    const outcome = await runJob(state.platform, job, { id, data, retryCount, retryLimit, signal: either });
    state.running.delete(entry);
    if (outcome.kind === 'done') {
      results.push({ id, status: 'completed' });
    } else {
      // After this the queue finds nothing to settle.
      if (entry.controller.signal.aborted || outcome.kind === 'wrong-clock')
        await releaseClaims(state.platform.database, [entry.claim]);
      results.push({ id, status: outcome.kind === 'never' ? 'deadletter' : 'failed', output: outcome.output });
    }
  }
  return results;
}

/** Wakes the runners of what has become due; takes over what a dead process has left. */
function watchQueue(
  { database, log }: Platform,
  running: ReadonlySet<Running>,
  wake: (job: string) => void,
  jobs: readonly JobDefinition[],
): () => Promise<void> {
  const names = jobs.map((job) => job.name);
  let stopped = false;
  let pass = Promise.resolve();
  const takeOver = async () => {
    const own = [...running].map((entry) => entry.claim.id);
    const count = await releaseSilent(database, own);
    if (count > 0) log.warn('took over jobs of a process that has died', { count });
  };
  const wakeDueJobs = async () => {
    try {
      // The embedded database has no other process.
      if (database.kind !== 'embedded') await takeOver();
      for (const name of await findDueJobs(database, names)) wake(name);
    } catch (error) {
      log.warn('the queue could not be looked at; trying again', { error });
    }
  };
  const timer = setInterval(() => {
    pass = pass.then(() => (stopped ? undefined : wakeDueJobs()));
  }, CHECK_MS);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await pass;
  };
}

async function abandonRunning({ database, log }: Platform, running: ReadonlySet<Running>, idle: Promise<unknown>) {
  for (const { controller } of running) controller.abort(new Error('the process is going down'));
  if (await endsWithin(idle, ABORT_MS)) return;
  const left = [...running].map((entry) => entry.claim);
  log.warn('jobs still run; leaving them for another run', { count: left.length });
  await releaseClaims(database, left);
}

/** Whether `work` ended in time. */
async function endsWithin(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  try {
    return await Promise.race([work.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
