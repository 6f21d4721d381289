import { isRouteErrorResponse } from 'react-router';

/** What a read of a customer's page gave. A failed one never looks like an empty one. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false };

/** What was read, where it was. */
export type ValueOf<Read> = Read extends { ok: true; value: infer Value } ? Value : never;

export const failed: Outcome<never> = { ok: false };

/** Not what sends people elsewhere, or tells them something about what they asked for. */
export const isFailure = (error: unknown): boolean =>
  !(error instanceof Response) && !(isRouteErrorResponse(error) && error.status < 500);

/**
 * What `attempt` is on the server, in the browser, for an answer that does not come: use it around `serverLoader` in a `clientLoader`.
 * @param instead what the page then has
 */
export async function orInstead<Data>(what: string, answer: Promise<Data>, instead: Data): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (!isFailure(error)) throw error;
    console.warn(`${what} could not be read`, error);
    return instead;
  }
}
