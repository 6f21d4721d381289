import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { placeOrder } from './prepare.ts';
import { test as base } from './test.ts';

interface Requested {
  customer: Account;
  customerPage: Page;
  /** The request's row, and the list in it that changes the status. */
  row: Locator;
  status: Locator;
}

/** A customer's request; `otherPage` is an admin's list of those that are pending. */
export const test = base.extend<{ requested: Requested }>({
  requested: async ({ otherPage: page, openPage, installation, signedIn }, use) => {
    const customerPage = await openPage();
    const customer = await signedIn(customerPage, { fullName: 'Rosa Lindqvist' });
    await placeOrder(customerPage, installation, 'detailed-exposure-report');
    await signedIn(page, { as: 'owner' });
    await page.goto('/admin/requests');
    const row = page.getByRole('row').filter({ hasText: customer.email });
    await use({ customer, customerPage, row, status: row.getByRole('combobox', { name: 'Status' }) });
  },
});
