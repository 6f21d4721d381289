import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { failed, type Outcome } from './outcome.ts';

/**
 * Reads for a customer's page. A failure is logged and leaves its part of the page empty; what
 * the business refuses is thrown on.
 * @param what e.g. "The list of scans", for the log
 */
export async function attempt<Value>(
  { platform, client }: Context,
  what: string,
  read: () => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await read() };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) throw error;
    const requestId = client ? { requestId: client.requestId } : {};
    platform.log.error(`${what} could not be read`, { error, ...requestId });
    return failed;
  }
}
