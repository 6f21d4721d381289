import type { Page } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import type { Installation } from './installation.ts';
import { withReport } from './own-report.ts';
import { test as base } from './test.ts';

export const oliver = people.find(({ name }) => name === 'Oliver Bennett');

interface Scanned {
  page: Page;
  installation: Installation;
  /** The id of the scan. */
  scan: string;
}

/** A customer who has a report, which tests make one of a paid service; from outside, as nobody waits for a payment here. */
export const test = base.extend<{ scanned: Scanned }>({
  scanned: [
    async ({ page, installation, signedIn }, use) => {
      if (!oliver) throw new Error('Oliver is missing');
      const address = await withReport(page, { installation, signedIn, person: oliver });
      await use({ page, installation, scan: address.split('/').at(-1) ?? '' });
    },
    { timeout: 120_000 },
  ],
});
