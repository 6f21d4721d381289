import type { Locator, Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { placeOrder } from './prepare.ts';
import { test as base } from './test.ts';

interface Ordered {
  customer: Account;
  /** The customer's own page. */
  customerPage: Page;
  /** The order's card in the list, wherever that shows it. */
  card: Locator;
}

/** A report that a customer has just ordered; `otherPage` is an admin's list of all orders. */
export const test = base.extend<{ ordered: Ordered }>({
  ordered: async ({ otherPage: page, openPage, installation, signedIn }, use) => {
    const customerPage = await openPage();
    const customer = await signedIn(customerPage, { fullName: 'Amelia Hart' });
    await signedIn(page, { as: 'owner' });
    await page.goto('/admin/orders');
    await placeOrder(customerPage, installation, 'detailed-exposure-report');
    await use({
      customer,
      customerPage,
      card: page
        .getByRole('listitem')
        .filter({ hasText: customer.email })
        .filter({ has: page.getByRole('heading') }),
    });
  },
});
