import type { ClientLoaderFunctionArgs, DataStrategyResult } from 'react-router';
import { connection } from '#app/browser/connection/connection.ts';
import { type OpenPage, openPage } from '#app/browser/connection/open-page.ts';
import { isFailure } from './outcome.ts';

type Results = Record<string, DataStrategyResult>;

let heals = false;

/** As soon as it is worth another try, everything is read again. */
function healSoon({ reload }: Pick<OpenPage, 'reload'>): void {
  if (heals) return;
  heals = true;
  void connection()
    .untilBack()
    .then(() => {
      heals = false;
      reload();
    });
}

/** What the page shows of a route, when the same is asked for again. */
function lastReadOf({ state }: OpenPage['router'], id: string, { pathname, search }: URL): unknown {
  const match = state.matches.find(({ route }) => route.id === id);
  if (!match) return undefined;
  const isSame =
    match === state.matches.at(-1)
      ? pathname === match.pathname && search === state.location.search
      : `${pathname}/`.startsWith(match.pathname.replace(/\/?$/, '/'));
  return isSame ? state.loaderData[id] : undefined;
}

/**
 * The root's middleware in the browser, around everything that the router reads: what cannot be read again stays as it
 * was read last, so that no failure takes the shell or a page away that is there. It is read again by itself.
 */
export async function keepLastRead(
  { request, url }: Pick<ClientLoaderFunctionArgs, 'request' | 'url'>,
  next: () => Promise<Results>,
): Promise<Results> {
  const results = await next();
  const page = openPage();
  if (!page || request.method !== 'GET' || request.signal.aborted) return results;
  for (const [id, { type, result }] of Object.entries(results)) {
    const last = type === 'error' && isFailure(result) ? lastReadOf(page.router, id, url) : undefined;
    if (last === undefined) continue;
    console.warn(`${id} could not be read again`, result);
    results[id] = { type: 'data', result: last };
    healSoon(page);
  }
  return results;
}
