import { onAbort } from './on-abort.ts';

/** Time, passed in so that tests can hold it still. */
export interface Clock {
  now(): Date;
  /** Resolves after `milliseconds`, or rejects with the signal's reason. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Milliseconds by which it is ahead of the database's clock. Absent where there is only one clock. */
  aheadMs?(): number;
}

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const timer = setTimeout(() => {
        leave?.();
        resolve();
      }, milliseconds);
      const leave =
        signal &&
        onAbort(signal, () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
    }),
};
