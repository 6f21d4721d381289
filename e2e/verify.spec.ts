import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';

test.setTimeout(240_000);

const oliver = people.find(({ name }) => name === 'Oliver Bennett');
const amelia = people.find(({ name }) => name === 'Amelia Hart');

/** A report of the customer's own, as it was downloaded. */
async function downloaded(page: Page): Promise<{ json: string; pdf: Buffer; table: string; seal: string }> {
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
async function choose(page: Page, name: string, content: string | Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

test('a customer’s report is checked by a stranger in the browser, who asks nobody and is told what was changed', async ({
  page,
  otherPage,
  signedIn,
}) => {
  await signedIn(otherPage, { email: oliver?.email ?? '', fullName: 'Oliver Bennett' });
  const { json: report, pdf } = await downloaded(otherPage);
  const reports = await policyReports(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Check a report' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const asked: string[] = [];
  // Every page hears of new branding; nothing is sent with that.
  const ofBranding = (request: Request) =>
    request.method() === 'GET' && /branding(-changes|\.json)$/.test(request.url());
  page.on('request', (request) => ofBranding(request) || asked.push(request.url()));

  await choose(page, 'report.json', report);
  const told = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(told).toContainText('Genuine: issued by Quietprint on');
  await expect(told).toContainText(`Oliver Bennett, ${oliver?.email}`);

  const { title } = JSON.parse(report).findings[0];
  await choose(page, 'altered.json', report.replace('"severity": "', '"severity": "in'));
  await expect(told).toContainText('Changed: this is not what was signed');
  await expect(told.getByRole('listitem')).toHaveText([`The finding “${title}”: changed.`]);

  await choose(page, 'report.pdf', pdf);
  await expect(told).toContainText('Genuine: issued by Quietprint on');
  await choose(page, 'altered.pdf', pdf.fill('x', pdf.indexOf('/Title') + 8, pdf.indexOf('/Title') + 9));
  await expect(told.getByRole('listitem')).toHaveText(['The pages of the PDF: changed.']);

  await choose(page, 'letter.json', '{"dear": "Oliver"}');
  await expect(told).toContainText('This is not one of our reports');
  expect(asked).toEqual([]);
  expect(await reports()).toEqual([]);

  await choose(page, 'altered.json', report.replace('"severity": "', '"severity": "in'));
  await expect(told).toContainText('Changed');
  await inspect(page, 'verify-changed', told);
  await choose(page, 'report.json', report);
  await expect(told).toContainText('Genuine');
  await inspect(page, 'verify');
});

test('a table that was taken away with its seal is checked by dropping both, and the line that was changed is named', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, { email: amelia?.email ?? '', fullName: 'Amelia Hart' });
  const { table, seal } = await downloaded(page);
  await page.goto('/verify');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const told = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 2 }) });
  const drop = async (csv: string) => {
    const dropped = await page.evaluateHandle(
      ([first = '', second = '']) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([first], 'report.csv'));
        transfer.items.add(new File([second], 'report.csv.seal'));
        return transfer;
      },
      [csv, seal],
    );
    await page.getByText('Drop a report here').dispatchEvent('drop', { dataTransfer: dropped });
  };
  await drop(table);
  await expect(told).toContainText('Genuine: nothing was changed');
  await drop(table.replace(/\r\n(.)/, '\r\n_'));
  await expect(told.getByRole('listitem')).toHaveText(['The table, in line 2: changed.']);
  // One after the other, by the keyboard.
  await choose(page, 'report.csv', table);
  await expect(told).toContainText('A table without its seal');
  await choose(page, 'report.csv.seal', seal);
  await expect(told).toContainText('Genuine: nothing was changed');
  await inspect(page, 'verify-table', told);
});

test('a file that is dropped on the page is checked there', async ({ page }) => {
  await page.goto('/verify');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Severity,Finding,Where\r\n'], 'findings.csv'));
    return transfer;
  });
  await page.getByText('Drop a report here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('status').filter({ hasText: 'A table without its seal' })).toBeVisible();
});
