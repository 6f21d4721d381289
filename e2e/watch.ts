import type { Page } from '@playwright/test';

/** Bad news with these words. */
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

/** Holds back the answers of an address until they are let go. */
export async function holdBack(page: Page, address: string): Promise<{ letGo(): Promise<void> }> {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(address, async (route) => {
    await gone;
    await route.continue();
  });
  return {
    async letGo() {
      go();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Addresses that forms were sent to. */
export function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
  return posts;
}
