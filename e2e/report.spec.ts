import type { Locator, Page } from '@playwright/test';
import { inspect } from './inspect.ts';
import { bar, doThePlan, gauge, openScore, test } from './report.fixture.ts';
import { expect } from './test.ts';

test.use({ installationOf: 'report' });
const verdict = (page: Page): Locator => page.getByRole('region').filter({ has: page.locator('#verdict') });

test('a step that is done moves score, verdict and bar at once, in the other tab and on the dashboard too', async ({
  page,
  modest: { address },
}) => {
  const [second, dashboard] = [await page.context().newPage(), await page.context().newPage()];
  await Promise.all([second.goto(address), dashboard.goto('/dashboard')]);
  const [before, said] = [await openScore(page), await verdict(page).textContent()];
  await expect(gauge(dashboard).first()).toHaveAttribute('aria-label', new RegExp(`^Risk score ${before}`));
  await doThePlan(page);
  await expect(verdict(page)).not.toHaveText(said ?? '');
  const words = (await gauge(page).first().getAttribute('aria-label')) ?? '';
  expect(await openScore(page)).toBeLessThan(before);
  for (const tab of [second, dashboard]) {
    await expect(gauge(tab).first()).toHaveAttribute('aria-label', words);
    await expect(bar(tab)).toHaveText((await bar(page).textContent()) ?? '');
  }
  await expect(dashboard.getByText((await page.locator('#verdict').textContent()) ?? '').first()).toBeVisible();
  await second.close();
  await dashboard.close();
});

test('a breach of a known company leads to a letter, which is sent and answered', async ({ page, modest: _ }) => {
  const finding = page.locator('details').filter({ hasText: 'Pixel Garden lost your' }).last();
  await finding.locator('summary').first().click();
  await expect(finding.getByRole('heading', { name: 'Close the account, and ask for deletion' })).toBeVisible();
  await expect(finding.getByRole('link', { name: 'Where to close it: pixelgarden.example' })).toBeVisible();
  await inspect(page, 'report-company', finding);
  await finding.getByRole('link', { name: 'Your letter to Pixel Garden Ltd' }).click();
  await page.getByLabel('Where you live').selectOption('GB');
  await page.getByRole('button', { name: 'Write a Letter' }).click();

  await expect(page.getByLabel('Letter to Pixel Garden Ltd')).toHaveValue(/Article 17 of the UK GDPR/);
  await expect(page.getByRole('link', { name: 'Open it in your mail program' })).toHaveAttribute('href', /^mailto:/);
  await inspect(page, 'removal-letter');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await expect(page.getByText('An answer is due about')).toBeVisible();

  const reply = 'Hello,\n\nThank you for your request. We have deleted all of your personal data.\n\nKind regards';
  await page.getByLabel('Or paste its text').fill(reply);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('It seems to say: They say it is done')).toBeVisible();
  await inspect(page, 'removal-answer');
  await page.getByRole('button', { name: 'Note this answer' }).click();
  await expect(page.getByText('Nobody has checked yet that it is gone.')).toBeVisible();
  expect(sent.filter((body) => body.includes('Kind regards'))).toEqual([]);

  await page.getByRole('link', { name: 'Removals' }).first().click();
  await expect(page.getByRole('list', { name: 'Waiting for them' })).toContainText('They say it is done');
  await inspect(page, 'removals');
});
