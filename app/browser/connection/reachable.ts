/**
 * Whether the service answers just now. Asked before a page in use loads its data again by itself: a connection that is
 * away for a moment must not take the page away.
 */
export const isReachable = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
