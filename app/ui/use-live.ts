import { useEffect, useRef } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import type { Topic } from '#contract/live.ts';
import { isLeaving } from './leaving.ts';
import { liveHub } from './live-hub.ts';
import { isReachable } from './reachable.ts';

/** Changes that come closer together than this are answered by one reload of the page's data. */
const GATHER_MS = 150;
/** Asked anyway while a page is watched, should the stream be cut off by something in between. */
const FALLBACK_MS = 10_000;

interface Options {
  /** Milliseconds between two looks without an event; null where an event that is missed does no harm. */
  fallbackMs?: number | null;
}

/**
 * Loads the page's data again when one of the topics changes. The browser reconnects by itself, and a tab that
 * was hidden catches up when it is looked at.
 * @param topics what to watch; an empty list watches nothing
 */
export function useLive(topics: readonly Topic[], { fallbackMs = FALLBACK_MS }: Options = {}): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  // A form under way brings new data itself; loading it before could take away the form, and where its answer leads.
  const busy = [{ state }, navigation, ...fetchers].some((one) => one.state !== 'idle');
  const latest = useRef({ revalidate, busy });
  latest.current = { revalidate, busy };
  const watched = topics.join(' ');
  useEffect(() => {
    if (!watched) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isLeaving()) return;
        if (latest.current.busy) changed();
        else void latest.current.revalidate();
      }, GATHER_MS);
    };
    const stop = liveHub().watch(watched.split(' ') as Topic[], changed);
    const look = async () => {
      if (await isReachable()) changed();
    };
    const fallback = fallbackMs === null ? undefined : setInterval(look, fallbackMs);
    return () => {
      stop();
      clearTimeout(timer);
      clearInterval(fallback);
    };
  }, [watched, fallbackMs]);
}
