import type { Page, Route } from '@playwright/test';

/** Bad news with these words. */
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

type Answer = (route: Route) => Promise<void>;

/**
 * Answers requests in the server's place, until what it gives is called. The page is intercepted on after that: requests
 * that are on their way while interception ends may never be answered.
 */
export async function interfere(page: Page, address: string | RegExp, answer: Answer = cut): Promise<() => void> {
  let over = false;
  await page.route(address, (route) => (over ? route.fallback() : answer(route)));
  return () => {
    over = true;
  };
}

/** No answer comes. */
const cut: Answer = (route) => route.abort();

/** No answer comes to what a form sends. */
export const cutForms: Answer = (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback());

/** Holds back the answers of an address until they are let go. */
export async function holdBack(page: Page, address: string): Promise<{ release(): Promise<void> }> {
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const held: Promise<void>[] = [];
  await page.route(address, (route) => {
    const sent = gone.then(() => route.fallback());
    held.push(sent);
    return sent;
  });
  return {
    async release() {
      go();
      await Promise.all(held);
    },
  };
}

/** Addresses that forms were sent to. */
export function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  return posts;
}
