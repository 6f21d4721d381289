import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#platform/log.ts';

/** Ends the process in order on the first SIGTERM or SIGINT, at once on the second. */
export function stopOnSignals(stop: () => Promise<void>, log: Logger): void {
  let asked = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      log.info('Stopping', { reason: signal });
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('Stopping failed', { error });
          process.exit(1);
        },
      );
    });
  }
}

/** What Node warns of is a line of the log like any other. */
export function logNodeWarnings(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning: Error & { code?: string }) =>
    log.warn('Node.js warns', { error: warning, code: warning.code ?? warning.name }),
  );
}

/** Longest that the end of a process waits for its last line to be sent on. */
const LAST_LINE_MS = 1_000;

/**
 * After an error that nobody caught, nothing is known about the process's state: a supervisor starts a new one.
 * @param flush sends the lines on that still wait; null where none are sent anywhere
 */
export function exitOnStrayErrors(log: Logger, flush: () => Promise<void> | null): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error('An error was caught by nobody; ending the process', { error, reason: event });
      const flushed = flush();
      if (flushed === null) process.exit(1);
      void Promise.race([flushed, wait(LAST_LINE_MS)]).finally(() => process.exit(1));
    });
  }
}
