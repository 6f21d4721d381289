import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { renderRoutes, textOf } from '#app/ui/render-for-tests.tsx';
import type { ActivityRow } from '#contract/audit/activity.ts';
import { proves } from '#tests/proves.ts';
import Activity from './activity.tsx';

const row: ActivityRow = {
  id: '1',
  createdAt: '2027-03-01T09:05:07.000Z',
  action: 'You signed in',
  refused: false,
  byStaff: false,
  ipAddress: '203.0.113.8',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  hash: 'abcdef0123456789'.repeat(4),
  orderId: null,
  isView: false,
};

const verifierKey = 'quietprint.test/audit+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';

/** The page as the server sends it. */
function page(rows: ActivityRow[] | null): Promise<string> {
  const read = rows ? { ok: true, value: { rows, older: null, newer: null } } : { ok: false };
  const orderNames = { o1: 'Full Exposure Scan' };
  const props = { loaderData: { page: read, orderNames, verifierKey } } as unknown as ComponentProps<typeof Activity>;
  return renderRoutes([{ id: 'page', path: '*', element: <Activity {...props} /> }], new Request('http://localhost/'));
}

const cells = (html: string) =>
  [...html.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, text]) => textOf(text ?? ''));

describe('the Activity Log', () => {
  it('has the columns of the specification', proves('ACT-001', 'ACT-002', 'ACT-003', 'ACT-006'), async () => {
    expect(cells(await page([row])).slice(0, 5)).toEqual([
      'Action',
      'Date & Time',
      'IP Address',
      'Device',
      'Blockchain Hash',
    ]);
  });

  it('shows seconds, the address, the device by name and by 30 characters, and 12 of the hash', {
    ...proves('ACT-002', 'ACT-003', 'ACT-005', 'ACT-006'),
  }, async () => {
    const html = await page([row]);
    expect(cells(html).slice(5)).toEqual([
      'You signed in',
      '1 March 2027, 09:05:07 UTC',
      '203.0.113.8',
      'Chrome on Linux Mozilla/5.0 (X11; Linux x86_64',
      'abcdef012345 Verify',
    ]);
    expect(html).toContain(`title="${row.userAgent}"`);
  });

  it('says "Unknown" and "Not verified" where there is nothing', proves('ACT-004', 'ACT-007'), async () => {
    const html = await page([{ ...row, ipAddress: null, userAgent: null, hash: null }]);
    expect(cells(html).slice(7)).toEqual(['Unknown', 'Unknown', 'Not verified Sealed within a minute Verify']);
  });

  it('marks what staff did', async () => {
    expect(textOf(await page([{ ...row, byStaff: true }]))).toContain('By our staff');
  });

  it('shows a purchase in one row that opens to its entries, each with its own proof', async () => {
    const of = (id: string, action: string) => ({ ...row, id, action, orderId: 'o1' });
    const html = await page([
      of('3', 'An invoice or credit note was issued'),
      { ...row, id: '2', action: 'You signed in' },
      of('1', 'A payment was started'),
      of('0', 'A service was requested'),
    ]);
    const rows = [...html.matchAll(/<tr[^>]*id="entry-(\d)"([^>]*)>(.*?)<\/tr>/gs)].map(
      ([, id, attributes, inside]) => ({
        id,
        isHidden: /hidden/.test(attributes ?? ''),
        hasProof: (inside ?? '').includes('Verify: '),
      }),
    );
    expect(rows).toEqual([
      { id: '3', isHidden: false, hasProof: true },
      { id: '1', isHidden: true, hasProof: true },
      { id: '0', isHidden: true, hasProof: true },
      { id: '2', isHidden: false, hasProof: true },
    ]);
    expect(html).toMatch(/aria-expanded="false"[^>]*aria-controls="entry-1 entry-0"/);
    expect(html).toContain('aria-label="2 more entries about Full Exposure Scan"');
    expect(html).toContain('href="/dashboard/requests/o1"');
  });

  it('is empty in words, and says nothing of the kind when it could not be read', {
    ...proves('ACT-008', 'ERR-078'),
  }, async () => {
    expect(textOf(await page([]))).toContain('No activity yet');
    const unread = textOf(await page(null));
    expect(unread).not.toContain('No activity yet');
    expect(unread).not.toMatch(/fail|error/i);
  });
});
