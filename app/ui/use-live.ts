import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Topic } from '#contract/live.ts';

/** Changes that come closer together than this are answered by one reload of the page's data. */
const GATHER_MS = 150;
/** Asked anyway while a page is watched, should the stream be cut off by something in between. */
const FALLBACK_MS = 10_000;

/**
 * Loads the page's data again when one of the topics changes. The browser reconnects by itself and resumes
 * after the last event it saw.
 * @param topics what to watch; an empty list watches nothing
 */
export function useLive(topics: readonly Topic[]): void {
  const { revalidate, state } = useRevalidator();
  const latest = useRef({ revalidate, state });
  latest.current = { revalidate, state };
  const address = topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&');
  useEffect(() => {
    if (!address) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (latest.current.state === 'idle') void latest.current.revalidate();
        else changed();
      }, GATHER_MS);
    };
    const stream = new EventSource(`/live?${address}`);
    stream.addEventListener('message', changed);
    // What changed before the stream was open is not announced.
    stream.addEventListener('open', changed);
    const fallback = setInterval(changed, FALLBACK_MS);
    return () => {
      stream.close();
      clearTimeout(timer);
      clearInterval(fallback);
    };
  }, [address]);
}
