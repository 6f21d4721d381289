import { useEffect } from 'react';
import { isReachable } from '#app/browser/connection/reachable.ts';
import type { Topic } from '#contract/base/live.ts';
import { liveHub } from './live-hub.ts';
import { pageAskedAt } from './page-loads.ts';
import { useReload } from './use-reload.ts';

/** Milliseconds between two polls while a page is watched and no stream is open. */
const FALLBACK_MS = 10_000;

interface Options {
  /**
   * Milliseconds between two polls, stream or not, where not every change is an event; null where an event that is
   * missed does no harm.
   */
  pollMs?: number | null;
}

/**
 * Loads the page's data again when one of the topics changes, or has since that data was asked for. The browser reconnects by itself, and a tab that
 * was hidden catches up when it is looked at.
 * @param topics what to watch; an empty list watches nothing
 */
export function useLive(topics: readonly Topic[], { pollMs }: Options = {}): void {
  const reload = useReload();
  const watched = topics.join(' ');
  useEffect(() => {
    if (!watched) return;
    const stop = liveHub().watch(watched.split(' ') as Topic[], reload, pageAskedAt());
    const reloadIfReachable = async () => {
      if (pollMs === undefined && liveHub().isListening()) return;
      if (await isReachable()) reload();
    };
    const timer = pollMs === null ? undefined : setInterval(reloadIfReachable, pollMs ?? FALLBACK_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [watched, pollMs, reload]);
}
