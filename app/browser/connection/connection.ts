import type { ClientInstrumentation } from 'react-router';
import { createHeldForms, type HeldForms } from './held-forms.ts';
import { isReachable } from './reachable.ts';

/** Milliseconds between two polls whether the service answers again. */
const POLL_MS = 5_000;

/** As much of the browser as it needs. */
export interface ConnectionMeans {
  isReachable: () => Promise<boolean>;
  /** Calls `listener` when the browser believes to be connected again. */
  onOnline: (listener: () => void) => void;
  pollMs: number;
}

/** Who waits for the connection to come back. */
export interface Connection {
  /** Resolves as soon as another try is worth it. @throws the signal's reason, when that comes first */
  untilBack(signal?: AbortSignal | null): Promise<void>;
  /** Everybody who waits tries at once. */
  tryAgain(): void;
  isAwaited(): boolean;
  /** The page that somebody chose and that cannot even be begun with. */
  chosen: string | null;
  choose(path: string | null): void;
  /** Where not being able to read has words of its own: what is said while somebody waits. Null: nothing in particular. */
  words: string | null;
  setWords(words: string | null): void;
  forms: HeldForms;
  /** Whether a form waits for the connection. */
  isFormAwaited(): boolean;
  /** A form is being sent, and takes long. */
  isSlow: boolean;
  setSlow(isSlow: boolean): void;
  /** Hears when waiting begins and ends. The returned function stops. */
  subscribe(listener: () => void): () => void;
}

export function createConnection({ isReachable, onOnline, pollMs }: ConnectionMeans): Connection {
  const waiting = new Set<() => void>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tryAgain = () => {
    for (const proceed of [...waiting]) proceed();
  };
  const retryIfReachable = async () => {
    if (await isReachable()) tryAgain();
  };
  const notifyListeners = () => {
    if (waiting.size > 0) timer ??= setInterval(retryIfReachable, pollMs);
    else {
      clearInterval(timer);
      timer = undefined;
    }
    for (const listener of listeners) listener();
  };
  const forms = createHeldForms(notifyListeners);
  onOnline(tryAgain);
  return {
    untilBack: (signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const leaveQueue = () => {
          waiting.delete(proceed);
          signal?.removeEventListener('abort', giveUp);
          notifyListeners();
        };
        const proceed = () => {
          leaveQueue();
          resolve();
        };
        const giveUp = () => {
          leaveQueue();
          reject(signal?.reason);
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.add(proceed);
        notifyListeners();
      }),
    tryAgain,
    isAwaited: () => waiting.size > 0,
    chosen: null,
    choose(path) {
      this.chosen = path;
      notifyListeners();
    },
    words: null,
    setWords(words) {
      this.words = words;
      notifyListeners();
    },
    forms,
    isFormAwaited: () => waiting.size > 0 && forms.hasAny(),
    isSlow: false,
    setSlow(isSlow) {
      if (this.isSlow === isSlow) return;
      this.isSlow = isSlow;
      notifyListeners();
    },
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
    pollMs: POLL_MS,
  });
  return shared;
}

/**
 * Without a network no page is left, nor a form sent whose scripts do not come: the router would load the whole page
 * anew. A form whose scripts are here goes out and fails, so that whoever sent it hears of it.
 * @param bringFiles gives null when all scripts of a path are here, else whether they came
 * @param forgetForm takes a form back that the router has begun with, by its key
 */
export function staysWhileOffline(
  connection: Connection,
  bringFiles: (path: string) => Promise<boolean> | null,
  forgetForm: (key: string) => void = () => {},
): ClientInstrumentation {
  const untilHere = async (path: string, signal?: AbortSignal) => {
    for (let files = bringFiles(path); files && !(await files); files = bringFiles(path))
      await connection.untilBack(signal);
  };
  const sendUnlessStopped = async (send: () => Promise<unknown>, path: string, key: string) => {
    const stopped = new AbortController();
    const end = connection.forms.hold(new URL(path, location.href).pathname, () => {
      stopped.abort(new Error('the person no longer wants it sent'));
      forgetForm(key);
    });
    try {
      if (bringFiles(path)) await untilHere(path, stopped.signal);
      if (!stopped.signal.aborted) await send();
    } catch (error) {
      if (!stopped.signal.aborted) throw error;
    } finally {
      end();
    }
  };
  let latest: object | null = null;
  return {
    router: ({ instrument }) =>
      instrument({
        navigate: async (navigate, { to, formMethod }) => {
          const path = typeof to === 'string' ? to : null;
          const leaves = path !== null && (formMethod ?? 'get').toLowerCase() === 'get';
          const mine = {};
          const from = location.href;
          latest = mine;
          if (path && ((leaves && !navigator.onLine) || bringFiles(path))) {
            connection.choose(new URL(path, location.href).pathname);
            while (leaves && !navigator.onLine) await connection.untilBack();
            await untilHere(path);
            // Something else was chosen meanwhile, or the reader went back. Only what never ends is not gone on with.
            if (latest !== mine || location.href !== from) await new Promise(() => {});
          }
          if (connection.chosen) connection.choose(null);
          await navigate();
        },
        fetch: async (fetch, { href, fetcherKey, formMethod }) => {
          if ((formMethod ?? 'get').toLowerCase() !== 'get') return sendUnlessStopped(fetch, href, fetcherKey);
          if (bringFiles(href)) await untilHere(href);
          await fetch();
        },
      }),
  };
}
