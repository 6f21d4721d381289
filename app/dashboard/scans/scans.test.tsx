import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { ScanRow } from '#contract/scans/types.ts';
import { proves } from '#tests/proves.ts';
import Scans from './scans.tsx';

const scan = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Free Privacy Scan',
  scanType: 'privacy_scan',
  status: 'completed',
  completion: 100,
  createdAt: '2024-06-20T23:30:00.000Z',
  summary: null,
  exposures: 3,
  score: null,
  asked: 20,
  answered: 19,
  waiting: 0,
} as unknown as ScanRow;

/** My Scans as the server sends it; null: it could not be read. */
function page(rows: Partial<ScanRow>[] | null): Promise<string> {
  const list = rows?.map((one, n) => ({ ...scan, id: `${n}`, ...one }));
  const read = list ? { ok: true, value: { rows: list, older: null, newer: null } } : { ok: false };
  const props = { loaderData: { page: read } } as unknown as ComponentProps<typeof Scans>;
  return renderAt('/dashboard/scans', <Scans {...props} />);
}
const cells = (html: string, element: 'th' | 'td') =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inside]) => textOf(inside ?? ''));

it('My Scans has the columns of the specification', {
  ...proves('SCAN-013', 'SCAN-014', 'SCAN-015', 'SCAN-016', 'SCAN-017'),
}, async () => {
  expect(cells(await page([{}]), 'th')).toEqual(['Scan Type', 'Status', 'Date', 'Summary', 'Actions']);
});

it('each state is shown as itself, and any other as waiting', {
  ...proves('SCAN-008', 'SCAN-009', 'SCAN-010', 'SCAN-011'),
}, async () => {
  const statuses = ['completed', 'processing', 'failed', 'pending', 'paused'] as unknown as ScanRow['status'][];
  const shown = cells(await page(statuses.map((status) => ({ status, completion: 40 }))), 'td');
  expect(shown.filter((_, index) => index % 5 === 1)).toEqual([
    'Completed',
    'Processing',
    'Failed',
    'Waiting',
    'Waiting',
  ]);
  expect(shown.filter((_, index) => index % 5 === 3)).toEqual([
    expect.stringContaining('3 exposures found'),
    'Scanning… 40%',
    'Failed',
    'Waiting',
    'Waiting',
  ]);
});

it('every row can be viewed, and a completed one has its report', proves('SCAN-018', 'SCAN-019'), async () => {
  const html = await page([{}, { status: 'processing' }, { status: 'failed' }, { status: 'pending' }]);
  expect(cells(html, 'td').filter((_, index) => index % 5 === 4)).toEqual(['View Report', 'View', 'View', 'View']);
  expect(html).toContain('href="/dashboard/scans/0/report"');
  expect(html).toContain('href="/dashboard/scans/3"');
});

it('an empty list offers the first scan', proves('SCAN-020'), async () => {
  expect(await page([])).toMatch(/<a[^>]*href="\/services"[^>]*>Start Your First Scan<\/a>/);
});

it('a list that could not be read is neither empty nor an error: it is waited for', proves('ERR-076'), async () => {
  const unread = textOf(await page(null));
  expect(unread).toContain('My Scans');
  expect(unread).toContain('Loading your scans');
  expect(unread).not.toMatch(/No scans yet|fail|error/i);
});
