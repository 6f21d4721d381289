/**
 * Aborts after so many milliseconds. When this process was held up as they ended, it first has as long again as it
 * was late: what came meanwhile lies unread in the sockets, and its sender was in time.
 */
export function deadlineAfter(milliseconds: number): AbortSignal {
  const over = new AbortController();
  const due = performance.now() + milliseconds;
  const end = () => over.abort(new DOMException('time is up', 'TimeoutError'));
  setTimeout(() => setTimeout(end, Math.max(0, performance.now() - due)).unref(), milliseconds).unref();
  return over.signal;
}
