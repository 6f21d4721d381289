import type { Topic } from '#contract/base/live.ts';

/** After a refused stream: the server said no (the session ended, or too many streams), so not at once. */
const RETRY_MS = 10_000;

/** The server says something every 15 seconds (`heartbeatMs` of server/http/limits.ts). */
const SILENT_MS = 40_000;

type Listener = () => void;

interface Watch {
  topics: readonly Topic[];
  changed: Listener;
}

/** As much of the browser as the hub needs. */
export interface HubMeans {
  open: (address: string) => EventSource;
  isHidden: () => boolean;
  onVisibility: (listener: Listener) => void;
}

export interface LiveHub {
  /** Whether changes are heard of just now. While they are not, whoever watches has to look. */
  isListening(): boolean;
  /**
   * Calls `changed` when one of the topics changed, or may have. The returned function stops.
   * @param since when what is shown was asked for, in milliseconds of `performance.now()`: what was heard between then
   * and now is told too, at once. Without it only what comes is told.
   */
  watch(topics: readonly Topic[], changed: Listener, since?: number): () => void;
}

const topicOf = (event: Event): string | null => {
  try {
    return (JSON.parse((event as MessageEvent<string>).data) as { topic?: string }).topic ?? null;
  } catch {
    return null;
  }
};

/**
 * One stream per tab for everything that its page watches, and none while nobody looks at the tab: browsers
 * allow six connections to a host, and a stream takes one. Whoever comes back to a tab is shown the present.
 */
export function createLiveHub({ open, isHidden, onVisibility }: HubMeans): LiveHub {
  const watches = new Set<Watch>();
  /** When each topic was last heard of. Another watch may have held the stream open while a page was on its way. */
  const lastHeard = new Map<string, number>();
  let stream: EventSource | null = null;
  let address = '';
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heardAt = 0;

  const notifyWatches = (topic: string | null) => {
    for (const watch of watches) if (topic === null || watch.topics.includes(topic as Topic)) watch.changed();
  };
  const close = () => {
    stream?.close();
    stream = null;
    clearTimeout(retry);
  };
  const connect = () => {
    close();
    if (!address || isHidden()) return;
    const opened = open(address);
    stream = opened;
    for (const said of ['open', 'message', 'beat'])
      opened.addEventListener(said, () => {
        heardAt = Date.now();
      });
    opened.addEventListener('message', (event) => {
      const topic = topicOf(event);
      if (topic !== null) lastHeard.set(topic, performance.now());
      notifyWatches(topic);
    });
    // What changed before the stream was open is not announced.
    opened.addEventListener('open', () => notifyWatches(null));
    opened.addEventListener('error', () => {
      // The browser reconnects by itself, but for a refusal.
      if (opened !== stream || opened.readyState !== opened.CLOSED) return;
      retry = setTimeout(connect, RETRY_MS);
      notifyWatches(null);
    });
  };
  const updateStream = () => {
    const topics = [...new Set([...watches].flatMap((watch) => watch.topics))].sort();
    const wanted =
      topics.length > 0 ? `/live?${topics.map((topic) => `topic=${encodeURIComponent(topic)}`).join('&')}` : '';
    if (wanted === address) return;
    address = wanted;
    connect();
  };
  onVisibility(connect);
  return {
    isListening: () => stream !== null && stream.readyState === stream.OPEN && Date.now() - heardAt < SILENT_MS,
    watch(topics, changed, since = Number.POSITIVE_INFINITY) {
      const watch = { topics, changed };
      watches.add(watch);
      if (topics.some((topic) => (lastHeard.get(topic) ?? Number.NEGATIVE_INFINITY) >= since)) changed();
      // Pages that change together open one stream, not one after the other.
      queueMicrotask(updateStream);
      return () => {
        watches.delete(watch);
        queueMicrotask(updateStream);
      };
    },
  };
}

let shared: LiveHub | null = null;

/** The hub of this tab. Only in the browser. */
export function liveHub(): LiveHub {
  shared ??= createLiveHub({
    open: (address) => new EventSource(address),
    isHidden: () => document.visibilityState === 'hidden',
    onVisibility: (listener) => document.addEventListener('visibilitychange', listener),
  });
  return shared;
}
