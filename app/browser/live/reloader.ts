import type { DataRouter } from 'react-router';
import { isLeaving } from '#app/browser/connection/leaving.ts';

/** Calls that come closer together than this are answered by one reload. */
const GATHER_MS = 150;

/** Loads a page's data again. */
export interface Reloader {
  reload(): void;
  stop(): void;
}

const isUnderWay = ({ revalidation, navigation, fetchers }: DataRouter['state']): boolean =>
  [{ state: revalidation }, navigation, ...fetchers.values()].some(({ state }) => state !== 'idle');

/**
 * Loads the page's data again once nothing else is under way: a form that was sent brings new data itself, and the
 * router drops where its answer leads when loading began after it was sent.
 * @param router asked itself: what React has drawn may be older than a form that was just sent
 */
export function createReloader(router: Pick<DataRouter, 'state' | 'revalidate'>): Reloader {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reloadWhenIdle = () => {
    timer = undefined;
    if (isLeaving()) return;
    if (isUnderWay(router.state)) reload();
    else void router.revalidate();
  };
  const reload = () => {
    timer ??= setTimeout(reloadWhenIdle, GATHER_MS);
  };
  return {
    reload,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
