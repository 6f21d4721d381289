import { fault } from '#contract/faults/faults.ts';
import { AppError } from '#core/base/errors.ts';
import { createLine, type Line } from '#platform/limits/line.ts';

const RETRY_SECONDS = 5;

/**
 * Few at once, so that pages keep a processor and their turn at the database; a bounded line, so that a flood is turned
 * away and not stored.
 * @throws (what it gives) AppError `limited` while too many wait
 */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Line {
  return createLine(atOnce, (waiting) => {
    if (waiting < mostWaiting) return;
    throw new AppError('limited', {
      publicMessage: fault('many-sign-ins'),
      retryAfter: RETRY_SECONDS,
    });
  });
}
