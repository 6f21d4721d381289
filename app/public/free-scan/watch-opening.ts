import type { Waited } from '#contract/scans/waiting.ts';

/** Milliseconds between two polls: at first, and after so long. */
const POLL_MS = 3_000;
const SLOW_POLL_MS = 15_000;
const SLOW_AFTER_MS = 5 * 60_000;

interface Means {
  /** Asks the server once. */
  ask: (signal: AbortSignal) => Promise<Waited>;
  /** Hears how far it is, after each answer that counts. */
  tell: (waited: Waited) => void;
  /** Nobody looks at the page. */
  isHidden: () => boolean;
}

export interface OpeningWatch {
  /** Asks at once, e.g. because somebody looks at the page again. */
  check(): void;
  stop(): void;
}

/**
 * Asks again and again whether a mailed link was opened, until it was opened in this browser. "Opened" counts when it is
 * told twice running: another tab of this browser may have opened the link, and the cookie that says so be on its way. It
 * is not the end either, since the link may be opened here as well.
 */
export function watchOpening({ ask, tell, isHidden }: Means): OpeningWatch {
  const left = new AbortController();
  const began = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Waited['state'] = 'waiting';
  const stop = () => {
    left.abort();
    clearTimeout(timer);
  };
  const applyAnswer = (now: Waited) => {
    if (now.state !== 'opened' || last === 'opened') tell(now);
    last = now.state;
    if (now.state === 'here') stop();
  };
  const checkNow = async () => {
    clearTimeout(timer);
    if (isHidden()) return;
    try {
      applyAnswer(await ask(left.signal));
    } catch {
      // No connection just now, or nobody waits any more: the next look tells.
    }
    if (!left.signal.aborted) timer = setTimeout(checkNow, Date.now() - began < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS);
  };
  timer = setTimeout(checkNow, POLL_MS);
  return { check: checkNow, stop };
}
