import type { Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { placeOrder } from './prepare.ts';
import { test as base } from './test.ts';

interface Ordered {
  customer: Account;
  /** The address of the request. */
  address: string;
  /** A page of the owner's, on the order. */
  staff: Page;
}

/** A customer's order of a consultancy, which `page` shows, and staff look at beside. */
export const test = base.extend<{ ordered: Ordered }>({
  ordered: async ({ page, otherPage: staff, installation, signedIn }, use) => {
    const customer = await signedIn(page, { fullName: 'Olga Order' });
    const address = await placeOrder(page, installation, 'privacy-guidance-package');
    await signedIn(staff, { as: 'owner' });
    await Promise.all([page.goto(address), staff.goto(`/admin/orders/${address.split('/').at(-1)}`)]);
    await use({ customer, address, staff });
  },
});

export const requestOf = /\/dashboard\/requests\/[0-9a-f-]{36}$/;
export const rowOf = (page: Page, service: string) => page.getByRole('row', { name: new RegExp(service) });
