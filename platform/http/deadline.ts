import { createAborter, onAbort } from '#platform/on-abort.ts';

export interface Deadline {
  /** Aborts when the time is up, or with the reason of the signal that it depends on. */
  signal: AbortSignal;
  /** What it was for has ended. A deadline that is left running costs more at its end than many an exchange. */
  clear(): void;
}

/**
 * Aborts after so many milliseconds. When this process was held up as they ended, it first has as long again as it
 * was late: what came meanwhile lies unread in the sockets, and its sender was in time.
 * @param earlier ends it before
 */
export function deadlineAfter(milliseconds: number, earlier?: AbortSignal): Deadline {
  const over = createAborter();
  const due = performance.now() + milliseconds;
  const abortLate = () => over.abort(new DOMException('time is up', 'TimeoutError'));
  let timer = setTimeout(() => {
    timer = setTimeout(abortLate, Math.max(0, performance.now() - due)).unref();
  }, milliseconds).unref();
  if (earlier?.aborted) over.abort(earlier.reason);
  const leave = earlier && onAbort(earlier, () => over.abort(earlier.reason));
  return {
    signal: over.signal,
    clear() {
      clearTimeout(timer);
      leave?.();
    },
  };
}
