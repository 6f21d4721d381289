import { expect, test } from './test.ts';

test('what is kept stands in the page itself, for browsers without scripts', async ({ page }) => {
  expect(await (await page.request.get('/what-we-keep')).text()).toContain('To keep the service safe');
});
