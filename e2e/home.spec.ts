import { randomUUID } from 'node:crypto';
import { copyOfPicture } from '#sandbox/hosts/pictures.ts';
import { expect, proves, test } from './test.ts';

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
    ...proves('NAV-038', 'PUB-032', 'PUB-033', 'PUB-034', 'PUB-035', 'PUB-036', 'PUB-037', 'PUB-038'),
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
    const links = await page.getByRole('contentinfo').getByRole('navigation').getByRole('link').all();
    expect(links).toHaveLength(14);
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

  test('sees the logo change in header and footer without reloading, when staff add, deactivate and delete one', {
    ...proves('RT-002', 'CALL-048'),
  }, async ({ page, browser, installation, signedIn }) => {
    const picture = 'https://pictures.example/logo.png';
    const copy = copyOfPicture(picture);
    const visitor = await (await browser.newContext({ baseURL: installation.url })).newPage();
    const live = visitor.waitForRequest(/\/live\?/);
    await visitor.goto('/contact');
    await visitor.evaluate(() => Object.assign(window, { reloaded: false }));
    await live;
    await signedIn(page, { as: 'owner' });
    const id = randomUUID();
    const change = async (form: Record<string, string>) => {
      const headers = { origin: installation.url };
      const answer = await page.request.post('/admin/branding', { form: { id, ...form }, headers });
      expect(answer.status(), JSON.stringify(form)).toBeLessThan(400);
    };
    const logos = visitor.locator(`header img[src="${copy}"], footer img[src="${copy}"]`);
    for (const [form, shown] of [
      [{ intent: 'add', assetType: 'logo', assetUrl: picture }, 2],
      [{ intent: 'deactivate' }, 0],
      [{ intent: 'activate' }, 2],
      [{ intent: 'delete' }, 0],
    ] as const) {
      await change(form);
      await expect(logos).toHaveCount(shown);
    }
    expect(await visitor.evaluate(() => 'reloaded' in window)).toBe(true);
    await visitor.context().close();
  });
});
