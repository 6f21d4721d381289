import type { DataRouter } from 'react-router';

let askedAt = 0;

/**
 * When the data of the page that stands here was asked for: milliseconds of `performance.now()`, 0 for the page that
 * the server drew. Never later than it was, so that who looks for changes since then misses none.
 */
export const pageAskedAt = (): number => askedAt;

/** Follows the pages that the router loads. The returned function stops. */
export function followPageLoads(router: Pick<DataRouter, 'state' | 'subscribe'>): () => void {
  let isLoading = router.state.navigation.state === 'loading';
  return router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading' && !isLoading) askedAt = performance.now();
    isLoading = navigation.state === 'loading';
  });
}
