import { inspect } from './inspect.ts';
import { toast } from './panel.ts';
import { passkey, test, usePasskey } from './passkeys.fixture.ts';
import { expect } from './test.ts';

test('a passkey signs in without password and code', { tag: '@postgres' }, async ({ page, holder }) => {
  await page.context().clearCookies();
  await usePasskey(page);
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/settings/passkeys');
  await expect(page.getByRole('banner')).toContainText(holder.fullName);
  await expect(passkey(page)).toContainText('last used');
  await inspect(page, 'passkeys');
});
