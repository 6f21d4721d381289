import { openProvider, providerEnvironment } from '#tests/provider.ts';
import { inspect } from './inspect.ts';
import { freePort } from './installation.ts';
import { expect, test } from './test.ts';

const port = await freePort();

test.use({ installationOf: 'identity provider', environment: providerEnvironment(`http://127.0.0.1:${port}`) });

test('the provider opens an account, signs in again, and is linked to another', async ({
  page,
  installation,
  signedIn,
}) => {
  const provider = await openProvider({ port, appUrl: installation.url });
  const enter = async () => {
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Continue with Example ID' }).click();
  };
  try {
    provider.seat({ sub: 'nora', email: 'nora@example.com', email_verified: true, name: 'Nora North' });
    await page.goto('/auth');
    await inspect(page, 'sign-in-provider');
    await enter();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('banner')).toContainText('Nora North');
    await enter();
    await expect(page).toHaveURL('/dashboard');

    await page.context().clearCookies();
    const account = await signedIn(page);
    provider.seat({ sub: 'other', email: 'elsewhere@example.com', email_verified: false });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Link Example ID' }).click();
    await inspect(page, 'settings-provider');
    await page.getByLabel('Your password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Link Example ID' }).click();
    await expect(page.getByRole('heading', { name: 'Example ID is linked' })).toBeVisible();
    await inspect(page, 'settings-provider-linked');
    await enter();
    await expect(page.getByRole('banner')).toContainText(account.fullName);

    provider.seat({ sub: 'nobody', email: 'nobody@example.com', email_verified: false });
    await enter();
    await expect(page.getByRole('heading', { name: 'Your address is not verified' })).toBeVisible();
    await inspect(page, 'sign-in-provider-refused');
  } finally {
    await provider.close();
  }
});
