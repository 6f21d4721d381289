import { useContext, useEffect, useMemo } from 'react';
import { UNSAFE_DataRouterContext as RouterOfThis } from 'react-router';
import { connection } from '#app/browser/connection/connection.ts';
import { createReloader } from './reloader.ts';

/** Gives what loads the page's data again, soon, once nothing else is under way (reloader.ts). */
export function useReload(): () => void {
  const router = useContext(RouterOfThis)?.router;
  if (!router) throw new Error('useReload: there is no data router around this.');
  const { reload, stop } = useMemo(() => createReloader(router), [router]);
  useEffect(() => stop, [stop]);
  return reload;
}

/** Loads the page's data again once that is worth a try, and once more for every new failure. @param failure null: none */
export function useReloadAfter(failure: unknown): void {
  const reload = useReload();
  useEffect(() => {
    if (failure === null) return;
    const left = new AbortController();
    connection()
      .untilBack(left.signal)
      .then(reload, () => {});
    return () => left.abort();
  }, [failure, reload]);
}
