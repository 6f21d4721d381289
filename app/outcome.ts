import { isRouteErrorResponse } from 'react-router';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';

/** What a read of a customer's page gave. A failed one never looks like an empty one. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false };

export const failed: Outcome<never> = { ok: false };

/**
 * Reads for a customer's page. A failure is logged and leaves its part of the page empty (ERR-076 to ERR-079); what
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

/**
 * The same in the browser, for an answer that does not come: use it around `serverLoader` in a `clientLoader`.
 * @param instead what the page then has
 */
export async function orInstead<Data>(what: string, answer: Promise<Data>, instead: Data): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    console.warn(`${what} could not be read`, error);
    return instead;
  }
}
