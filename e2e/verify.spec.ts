import type { Request } from '@playwright/test';
import { people } from '#sandbox/people.ts';
import { inspect, policyReports } from './inspect.ts';
import { expect, test } from './test.ts';
import { choose, downloaded } from './verify.fixture.ts';

test.setTimeout(240_000);

const oliver = people.find(({ name }) => name === 'Oliver Bennett');

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
  // Every page hears of new branding, and loads the scripts of a link that the pointer rests on; nothing is sent with that.
  const tellsNothing = (request: Request) =>
    request.method() === 'GET' && /branding(-changes|\.json)$|\/assets\/[\w.-]+\.js$/.test(request.url());
  page.on('request', (request) => tellsNothing(request) || asked.push(request.url()));

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
