import { AppError } from '#core/base/errors.ts';

const RETRY_SECONDS = 5;

/** Lets work in a few at a time. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Few at once, so that pages keep a processor and their turn at the database; a bounded line, so that a flood is turned
 * away and not stored.
 * @throws (what it gives) AppError `limited` while too many wait
 */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new AppError('limited', {
          publicMessage: 'Many people are signing in just now. Please try again in a moment.',
          retryAfter: RETRY_SECONDS,
        });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
