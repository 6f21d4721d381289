import type { Locator, Page } from '@playwright/test';

export const roleDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit role' });

/** Chooses a role in the open dialog and sends it. */
export async function giveRole(page: Page, role: string): Promise<void> {
  const dialog = roleDialog(page);
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await dialog.getByRole('button', { name: 'Update Role' }).click();
}
