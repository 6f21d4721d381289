import { expect, test } from './test.ts';

test.describe('a visitor on the home page', () => {
  test('sees the offer: hero, four main and six special services, three steps, trust (NAV-001, PUB-002, PUB-003, PUB-004, PUB-005, PUB-006, PUB-007)', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your\sdigital\sfootprint,\smade\squiet\.$/);
    await expect(page.getByText(/checks \d+ live data sources/)).toBeVisible();
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

  test('meets the header: Services, Privacy News, Contact, Sign In and Sign Up (PUB-012, PUB-014, PUB-015, PUB-016)', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Quietprint' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', /^\/auth/);
    await header.getByRole('link', { name: 'Privacy News' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('is taken to the top, smoothly, by every link of the footer (NAV-038, PUB-032, PUB-033, PUB-034, PUB-035, PUB-036, PUB-037, PUB-038)', async ({
    page,
  }) => {
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
    const links = await page.getByRole('contentinfo').getByRole('navigation').getByRole('link').all();
    expect(links).toHaveLength(10);
    for (let index = 0; index < links.length; index++) {
      const link = page.getByRole('contentinfo').getByRole('navigation').getByRole('link').nth(index);
      const target = await link.getAttribute('href');
      await page.evaluate(() => (window as unknown as { scrolled: unknown[] }).scrolled.splice(0));
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      const scrolled = await page.evaluate(() => (window as unknown as { scrolled: unknown[] }).scrolled);
      expect(scrolled, String(target)).toContainEqual({ top: 0, behavior: 'smooth' });
    }
  });

  test('finds the menu in a drawer on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page
      .getByRole('link', { name: /menu/i })
      .or(page.getByRole('button', { name: /menu/i }))
      .first()
      .click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Services' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  test('chooses a theme, and it stays', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('contentinfo').getByText('System', { exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
  });

  test('who goes where there is nothing gets the 404 page and a way home (NAV-030, NAV-031)', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
    await page.getByRole('link', { name: 'Back home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
