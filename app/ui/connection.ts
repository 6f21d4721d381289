import type { ClientInstrumentation } from 'react-router';
import { isReachable } from './reachable.ts';

/** Milliseconds between two looks whether the service answers again. */
const LOOK_MS = 5_000;

/** As much of the browser as it needs. */
export interface ConnectionMeans {
  isReachable: () => Promise<boolean>;
  /** Calls `listener` when the browser believes to be connected again. */
  onOnline: (listener: () => void) => void;
  lookMs: number;
}

/** Who waits for the connection to come back. */
export interface Connection {
  /** Resolves as soon as another try is worth it. @throws the signal's reason, when that comes first */
  untilBack(signal?: AbortSignal | null): Promise<void>;
  /** Everybody who waits tries at once. */
  tryAgain(): void;
  isAwaited(): boolean;
  /** Hears when waiting begins and ends. The returned function stops. */
  subscribe(listener: () => void): () => void;
}

export function createConnection({ isReachable, onOnline, lookMs }: ConnectionMeans): Connection {
  const waiting = new Set<() => void>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tryAgain = () => {
    for (const go of [...waiting]) go();
  };
  const look = async () => {
    if (await isReachable()) tryAgain();
  };
  const changed = () => {
    if (waiting.size > 0) timer ??= setInterval(look, lookMs);
    else {
      clearInterval(timer);
      timer = undefined;
    }
    for (const listener of listeners) listener();
  };
  onOnline(tryAgain);
  return {
    untilBack: (signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const end = () => {
          waiting.delete(go);
          signal?.removeEventListener('abort', stop);
          changed();
        };
        const go = () => {
          end();
          resolve();
        };
        const stop = () => {
          end();
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', stop, { once: true });
        waiting.add(go);
        changed();
      }),
    tryAgain,
    isAwaited: () => waiting.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let shared: Connection | null = null;

/** The connection of this tab. Only in the browser. */
export function connection(): Connection {
  shared ??= createConnection({
    isReachable,
    onOnline: (listener) => addEventListener('online', listener),
    lookMs: LOOK_MS,
  });
  return shared;
}

/**
 * Whether the router asks for the data of a page. A request for one route alone comes from its clientLoader, which says
 * itself what happens when there is no answer.
 */
function isPageData(asked: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (asked instanceof Request || (init?.method ?? 'GET') !== 'GET') return false;
  const { pathname, searchParams } = new URL(asked, 'http://page.invalid');
  const routes = searchParams.get('_routes');
  return pathname.endsWith('.data') && (routes === null || routes.includes(',') || routes === 'root');
}

/** A fetch under which a page whose data do not arrive waits for the connection instead of failing. */
export function patientFetch(fetch: typeof window.fetch, connection: Connection): typeof window.fetch {
  return async (asked, init) => {
    for (;;) {
      try {
        return await fetch(asked, init);
      } catch (error) {
        // Every engine throws a TypeError for an answer that never came; what was called off is something else.
        if (!(error instanceof TypeError) || !isPageData(asked, init)) throw error;
        await connection.untilBack(init?.signal);
      }
    }
  };
}

/**
 * Without a network no page is left: also its scripts could not be loaded. Forms go out and fail, so that whoever sent
 * one hears of it.
 */
export const staysWhileOffline = (connection: Connection): ClientInstrumentation => ({
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to, formMethod }) => {
        const leaves = typeof to === 'string' && (formMethod ?? 'get').toLowerCase() === 'get';
        while (leaves && !navigator.onLine) await connection.untilBack();
        await navigate();
      },
    }),
});
