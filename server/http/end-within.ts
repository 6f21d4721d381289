import { setTimeout as wait } from 'node:timers/promises';

/** Something took longer than it may; it may still end. */
export class LateError extends Error {
  constructor(milliseconds: number) {
    super(`no answer within ${milliseconds} ms`);
    this.name = 'LateError';
  }
}

/** @throws LateError when `work` has not ended after `milliseconds` */
export async function endWithin<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = wait(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new LateError(milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}
