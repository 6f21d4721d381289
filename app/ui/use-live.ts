import { useEffect } from 'react';
import type { Topic } from '#contract/live.ts';
import { liveHub } from './live-hub.ts';
import { isReachable } from './reachable.ts';
import { useReload } from './use-reload.ts';

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
  const reload = useReload();
  const watched = topics.join(' ');
  useEffect(() => {
    if (!watched) return;
    const stop = liveHub().watch(watched.split(' ') as Topic[], reload);
    const look = async () => {
      if (await isReachable()) reload();
    };
    const fallback = fallbackMs === null ? undefined : setInterval(look, fallbackMs);
    return () => {
      stop();
      clearInterval(fallback);
    };
  }, [watched, fallbackMs, reload]);
}
