import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { WatchData } from './engine-watch.ts';

const FAREWELL = 'The embedded database computes without end; the process is ended, to be started again.\n';

/** The engine has given up, and must not be called any more: it would compute without end. Counts as an outage. */
class EngineStoppedError extends Error {
  /** PostgreSQL's `crash_shutdown`. */
  readonly code = '57P02';
  constructor(cause: unknown) {
    super('the embedded database has stopped', { cause });
    this.name = 'EngineStoppedError';
  }
}

const hasStopped = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');

/**
 * Lets no statement into an engine that has given up, as it does on a full disk. @returns the number of calls that were
 * begun and of those that ended, for `watchEngine`
 * @param onStop called once, with what the engine said last
 */
export function guardEngine(client: PGlite, onStop: (error: unknown) => void): Int32Array {
  const calls = new Int32Array(new SharedArrayBuffer(8));
  let stopped: EngineStoppedError | null = null;
  const guarded =
    <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      if (stopped) throw stopped;
      Atomics.add(calls, 0, 1);
      try {
        return await call.apply(client, given);
      } catch (error) {
        if (hasStopped(error) && !stopped) {
          stopped = new EngineStoppedError(error);
          onStop(error);
        }
        throw error;
      } finally {
        Atomics.add(calls, 1, 1);
      }
    };
  client.execProtocol = guarded(client.execProtocol);
  client.execProtocolStream = guarded(client.execProtocolStream);
  return calls;
}

/** A thread that watches an engine. */
interface EngineWatch {
  /** From now on one call may take so many seconds of processor time. */
  allow(seconds: number): void;
  end(): Promise<unknown>;
}

/**
 * Ends the process when one call into the engine takes more processor time than `seconds`. The engine runs in the main
 * thread, where no timer would have its turn meanwhile, so another thread watches.
 */
export function watchEngine(calls: Int32Array, seconds: number): EngineWatch {
  const allowed = new Int32Array(new SharedArrayBuffer(4)).fill(seconds);
  const workerData: WatchData = { calls, allowed, farewell: FAREWELL };
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
  const watch = new Worker(new URL('./engine-watch.ts', import.meta.url), { workerData, resourceLimits });
  watch.unref();
  return {
    allow: (most) => void Atomics.store(allowed, 0, most),
    end: () => watch.terminate(),
  };
}
