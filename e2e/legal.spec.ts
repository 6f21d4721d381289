import { inspect, policyReports } from './inspect.ts';
import { expect, proves, test } from './test.ts';

const pages = [
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/gdpr-compliance', 'GDPR Compliance'],
] as const;

test('a legal page reads, says when it was last updated and that it is a draft, and numbers its sections', {
  ...proves('NAV-014', 'NAV-015', 'NAV-016', 'NAV-017', 'NAV-040'),
}, async ({ page, installation }) => {
  test.setTimeout(240_000);
  const reports = await policyReports(page);
  for (const [path, title] of pages) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Last updated \d{1,2} \w+ \d{4}$/)).toBeVisible();
    await expect(page.getByText('Draft for review by counsel')).toBeVisible();
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.length).toBeGreaterThan(4);
    expect(headings.map((text) => Number.parseInt(text, 10))).toEqual(headings.map((_, index) => index + 1));
    await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(headings.length);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', installation.url + path);
    await expect(page).toHaveTitle(`${title} · Quietprint`);
    // Their texts differ, and nothing else.
    if (path === '/privacy-policy') await inspect(page, 'privacy-policy');
    expect(await reports()).toEqual([]);
  }
  await test.step('opened again from a scrolled place, it begins at its top', async () => {
    await page.evaluate(() => window.scrollTo(0, 2_000));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
