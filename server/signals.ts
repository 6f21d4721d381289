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

/** After an error that nobody caught, nothing is known about the process's state: a supervisor starts a new one. */
export function exitOnStrayErrors(log: Logger): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.error('An error was caught by nobody; ending the process', { error, reason: event });
      process.exit(1);
    });
  }
}
