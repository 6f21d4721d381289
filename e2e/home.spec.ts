import { expect, proves, test } from './test.ts';

const legalPages = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/gdpr-compliance'];
const closedPages = ['/mailbox', '/password-check', '/photo-metadata'];

test.describe('a visitor on the home page', () => {
  test('sees the offer: hero, four main and six special services, three steps, trust', {
    ...proves('NAV-001', 'PUB-002', 'PUB-003', 'PUB-004', 'PUB-005', 'PUB-006', 'PUB-007'),
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your\sdigital\sfootprint,\smade\squiet\.$/);
    for (const name of [
      'Free Privacy Scan',
      'Detailed Exposure Report',
      'Privacy Guidance Package',
      'Expert Consultancy',
    ]) {
      await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible();
    }
    for (const price of ['£75', '£150', '£95', '£120', '£200', '£180']) {
      await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('Free', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Popular', { exact: true }).first()).toBeVisible();
    for (const step of ['Scan', 'Understand', 'Quieten']) {
      await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible();
    }
  });

  test('is taken to the top, smoothly, by every link of the footer', {
    ...proves('NAV-038', 'NAV-040', 'PUB-032', 'PUB-033', 'PUB-034', 'PUB-035', 'PUB-036', 'PUB-037', 'PUB-038'),
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const scrolled: unknown[] = [];
      Object.assign(window, { scrolled });
      const original = window.scrollTo.bind(window);
      window.scrollTo = ((...args: unknown[]) => {
        scrolled.push(args[0]);
        (original as (...all: unknown[]) => void)(...args);
      }) as typeof window.scrollTo;
    });
    await page.goto('/');
    const ownLanguage = page.locator(':not([hreflang])');
    const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link').and(ownLanguage);
    await expect(links).toHaveCount(18);
    for (let index = 0; index < 18; index++) {
      const link = links.nth(index);
      const target = await link.getAttribute('href');
      // Closed pages begin anew.
      if (closedPages.includes(target ?? '')) continue;
      await page.evaluate(() => (window as unknown as { scrolled: unknown[] }).scrolled.splice(0));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      const scrolled = await page.evaluate(() => (window as unknown as { scrolled: unknown[] }).scrolled);
      expect(scrolled, String(target)).toContainEqual({ top: 0, behavior: 'smooth' });
      if (legalPages.includes(target ?? '')) await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});
