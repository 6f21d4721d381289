import { expect, test } from './test.ts';

test('the contents stay beside the text from 1024 px, stand above it below, and lead to each section; lines are at most 66 characters long', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/privacy-policy');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'How long we keep it' }).click();
  const heading = page.getByRole('heading', { name: /How long we keep it/ });
  await expect.poll(async () => Math.round((await heading.boundingBox())?.y ?? 0)).toBe(120);
  await expect(contents).toBeInViewport();
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  const [list, text] = [await contents.boundingBox(), await page.locator('[data-part="legal-text"]').boundingBox()];
  expect(text?.y ?? 0).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0) - 1);

  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/terms-of-service');
  const characters = await page.locator('[data-part="legal-text"]').evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position:absolute;width:66ch;visibility:hidden';
    element.append(probe);
    const most = probe.getBoundingClientRect().width;
    probe.remove();
    return element.getBoundingClientRect().width / most;
  });
  expect(characters).toBeLessThanOrEqual(1.001);
});
