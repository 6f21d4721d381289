import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A report of the customer's own, as it was downloaded. */
export async function downloaded(page: Page): Promise<{ json: string; pdf: Buffer; table: string; seal: string }> {
  await page.goto('/dashboard/scans');
  // Scans of the address that visitors began become the customer's.
  const start = page.getByRole('main').getByRole('link', { name: /^Start (?:Your First|New) Scan$/ });
  await start.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start Free Scan' }).click();
  await expect(page.getByRole('heading', { name: 'Exposure report' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const take = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${format}`, exact: true }).click();
    return readFile(await (await download).path());
  };
  const [json, table, seal] = [await take('JSON'), await take('CSV'), await take('the seal of the CSV')].map(String);
  return { json: json ?? '', pdf: await take('PDF'), table: table ?? '', seal: seal ?? '' };
}

/** Chooses the file with the keyboard alone. */
export async function choose(page: Page, name: string, content: string | Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}
