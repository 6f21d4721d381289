import { isHydrated, openUntouched, untilPacked } from './from-memory.ts';
import { inspect, policyReports } from './inspect.ts';
import { press, tabTo } from './keyboard.ts';
import { expect, proves, test } from './test.ts';

test.describe('a visitor on the home page', () => {
  test('takes a press back by moving away, and is not forgotten when the page before is still to come', async ({
    page,
  }) => {
    await page.goto('/status');
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Audit log' });
    await link.hover();
    await page.mouse.down();
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('p')));
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(/\/status$/);

    const { promise: later, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/\/sources\.data/, async (route) => {
      await later;
      await route.continue();
    });
    await footer.getByRole('link', { name: 'Sources' }).click();
    await link.hover();
    await page.mouse.down();
    letCome();
    // The next page is longer: the link is no longer under the pointer when it is let go.
    await expect(page.getByRole('heading', { name: 'Sources', level: 1 })).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/transparency$/);
  });

  test('who touches nothing has a page in which axe finds nothing; a theme that is chosen stays, also in the browser’s bars', async ({
    page,
  }) => {
    await openUntouched(page, '/');
    await inspect(page, 'home-untouched');
    expect(await isHydrated(page)).toBe(false);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 720 });
    const bars = page.locator('meta[name="theme-color"][media*="light"]');
    await page.goto('/');
    const ofLight = (await bars.getAttribute('content')) ?? '';
    await page.getByRole('contentinfo').getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(bars).not.toHaveAttribute('content', ofLight);
    expect(await bars.getAttribute('content')).toBe(
      await page.locator('meta[name="theme-color"][media*="dark"]').getAttribute('content'),
    );
    await page.getByRole('contentinfo').getByText('System', { exact: true }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
    await expect(bars).toHaveAttribute('content', ofLight);
  });
});

test.describe('the keyboard alone', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('reaches the header link by link, after the way past it, and asks for a free scan', {
    ...proves('PUB-012', 'PUB-014', 'PUB-015', 'PUB-016'),
  }, async ({ page }) => {
    await page.goto('/');
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    const header = page.getByRole('banner');
    for (const [name, address] of [
      ['Quietprint', '/'],
      ['Services', '/services'],
      ['Privacy News', '/blog'],
      ['Contact', '/contact'],
      ['Sign In', '/auth'],
      ['Sign Up', /^\/auth/],
    ] as const) {
      await press(page, 'Tab');
      const link = header.getByRole('link', { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toHaveAttribute('href', address);
    }
    await tabTo(page, page.getByLabel('Name'));
    await page.keyboard.type('Kim Keys');
    await press(page, 'Tab');
    await page.keyboard.type('kim.keys@example.com');
    await press(page, 'Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Free Scan Started' })).toBeVisible();
    await header.getByRole('link', { name: 'Privacy News' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test('opens a dialog, and the menu of a narrow window, and is back at their buttons when they close', async ({
    page,
  }) => {
    await page.goto('/services');
    const opener = page.getByRole('main').getByRole('link', { name: 'Start Free Scan' }).first();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Free Privacy Scan' });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.setViewportSize({ width: 390, height: 800 });
    const menu = page.getByRole('link', { name: 'Open menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Services' })).toBeVisible();
    await tabTo(page, drawer.getByRole('link', { name: 'Sign In' }));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('writes a message', async ({ page }) => {
    await page.goto('/contact');
    for (const [label, text] of [
      ['Name', 'Kim Keys'],
      ['Email', 'kim.keys@example.com'],
      ['Subject', 'By keyboard'],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await press(page, 'Tab');
    // A person needs this long; what is faster counts as a machine.
    await page.keyboard.type('Written without a mouse, at a quiet pace.', { delay: 60 });
    await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toBeVisible();
  });
});

test('a page that comes from memory runs its own scripts and no other, and is not sent again to a browser that has it', async ({
  context,
}) => {
  // Browsers say on the console what they refuse, which `page` of test.ts takes for an error.
  const page = await context.newPage();
  const reports = await policyReports(page);
  // A page that is drawn anew in between is not packed yet.
  await expect(async () => {
    await untilPacked(page, '/');
    const answer = await page.goto('/');
    expect(answer?.headers()).toMatchObject({ etag: expect.stringMatching(/-br"$/) });
  }).toPass();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  expect(await reports()).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ranForeignScript = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'ranForeignScript' in window)).toBe(false);
  await expect.poll(reports).toEqual([expect.stringContaining('script-src-elem inline')]);

  await untilPacked(page, '/services');
  await page.goto('/services');
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  // What the first page still loads may be answered in between: only the document counts.
  const documents = new Set<string>();
  const statuses: number[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId);
  });
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (documents.has(requestId)) statuses.push(statusCode);
  });
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(statuses).toEqual([304]);
});
