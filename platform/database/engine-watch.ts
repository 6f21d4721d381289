import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** What the thread of `watchEngine` is given. */
export interface WatchData {
  /** Calls into the engine: begun, ended. */
  calls: Int32Array;
  /** Processor time that one call may take, in seconds. */
  allowed: Int32Array;
  /** Written to standard error before the process is ended. */
  farewell: string;
}

const { calls, allowed, farewell } = workerData as WatchData;

/** Processor time of this process so far, in seconds: on a machine that is busy with others it passes slowly. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

let watched = -1;
let since = 0;

setInterval(() => {
  const begun = Atomics.load(calls, 0);
  const now = processorSeconds();
  if (begun === Atomics.load(calls, 1) || begun !== watched) {
    watched = begun;
    since = now;
  } else if (now - since >= Atomics.load(allowed, 0)) {
    writeSync(2, farewell);
    // The thread that computes handles no other signal any more.
    process.kill(process.pid, 'SIGKILL');
  }
}, 1_000);
