import { setTimeout as wait } from 'node:timers/promises';
import { HTTPException } from 'hono/http-exception';

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

/** @throws HTTPException 503 for what came too late; anything else as it is */
export function asUnavailable(error: unknown): never {
  throw error instanceof LateError ? new HTTPException(503, { cause: error }) : error;
}
