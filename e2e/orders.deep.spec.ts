import { requestOf, rowOf } from './orders.fixture.ts';
import { expect, proves, test } from './test.ts';
import { interfere } from './watch.ts';

test('an order whose answer is lost is made once by trying again; a list of orders that cannot be read is read later', {
  ...proves('ERR-060', 'ERR-077'),
}, async ({ page, signedIn }) => {
  await signedIn(page);
  await page.goto('/services');
  await page
    .locator('#privacy-awareness-session')
    .getByRole('button', { name: /Request Session/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Privacy Awareness Session' });
  await dialog.getByLabel('A note for us').fill('Evenings, please.');
  // The order arrives, and its answer is lost on the way.
  await page.route(
    /\/services\/order\/privacy-awareness-session/,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Request Session' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to process your request. Please try again.' });
  await expect(failed).toContainText('Error');
  await expect(dialog.getByLabel('A note for us')).toHaveValue('Evenings, please.');
  await dialog.getByRole('button', { name: 'Request Session' }).click();
  await expect(page).toHaveURL(requestOf);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('row')).toHaveCount(2);

  await page.goto('/dashboard');
  const mend = await interfere(page, /\/dashboard\/requests\.data\?.*dashboard%2Frequests/);
  await page.getByRole('navigation').getByRole('link', { name: 'Service Requests' }).click();
  await expect(page.getByRole('heading', { name: 'Service Requests', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  mend();
  await expect(rowOf(page, 'Privacy Awareness Session')).toBeVisible({ timeout: 30_000 });
});
