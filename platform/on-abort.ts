const calls = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls once the signal aborts. Node looks through all listeners of a signal for each that comes or goes, which is much of the
 * work of hundreds that wait for the same one: this has one listener for all of them.
 * @returns takes the call back
 */
export function onAbort(signal: AbortSignal, call: () => void): () => void {
  const known = calls.get(signal) ?? listenTo(signal);
  const callOnce = () => call();
  known.add(callOnce);
  return () => known.delete(callOnce);
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const own = new Set<() => void>();
  calls.set(signal, own);
  const callAll = () => {
    for (const call of own) call();
    own.clear();
  };
  signal.addEventListener('abort', callAll, { once: true });
  return own;
}
/**
 * A controller whose signal calls what waits for it without a listener of Node's, which costs more than to wait for a
 * question that is answered soon. What listens to the signal itself hears it before those.
 */
export function createAborter(): { signal: AbortSignal; abort(reason: unknown): void } {
  const controller = new AbortController();
  const own = new Set<() => void>();
  calls.set(controller.signal, own);
  return {
    signal: controller.signal,
    abort(reason) {
      if (controller.signal.aborted) return;
      controller.abort(reason);
      for (const call of own) call();
      own.clear();
    },
  };
}
