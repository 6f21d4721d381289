import type { Page, Route } from '@playwright/test';

/** Bad news with these words. */
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Holds back the answers of an address until they are let go. */
export async function holdBack(page: Page, address: string): Promise<{ letGo(): Promise<void> }> {
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  const hold = (route: Route): Promise<void> => {
    const sent = gone.then(() => route.continue());
    held.push(sent);
    return sent;
  };
  await page.route(address, hold);
  return {
    async letGo() {
      go();
      // Only then: a request that is still held when its page intercepts no more may wait for ever.
      await Promise.all(held);
      await page.unroute(address, hold);
    },
  };
}

/** Addresses that forms were sent to. */
export function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  return posts;
}
