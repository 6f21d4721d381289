import { describe, expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { ScanRow } from '#contract/scans/types.ts';
import { proves } from '#tests/proves.ts';
import { HomeStats } from './home-stats.tsx';
import { RecentScans } from './recent-scans.tsx';

const scan: ScanRow = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Free Privacy Scan',
  scanType: 'privacy_scan',
  status: 'completed',
  completion: 100,
  createdAt: '2024-06-20T23:30:00.000Z',
  summary: '3 exposures found',
  exposures: 3,
  score: { score: 42, most: 42, open: null },
  asked: 20,
  answered: 19,
  waiting: 0,
} as ScanRow;

const stats = (scans: { total: number; completed: number }) =>
  renderAt('/dashboard', <HomeStats scans={scans} orders={{ total: 4, pending: 1 }} lastReport={null} />);
const recent = (...scans: Partial<ScanRow>[]) =>
  renderAt('/dashboard', <RecentScans scans={scans.map((one, n) => ({ ...scan, id: `${n}`, ...one }))} />);

/** What each card says. */
const cardsOf = (html: string) =>
  [...html.matchAll(/<section[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/section>/gs)].map(
    ([, label, inside]) => [label, textOf(inside ?? '')] as const,
  );

describe('the cards of the dashboard', () => {
  it('are four, with their numbers', {
    ...proves('DASH-021', 'DASH-022', 'DASH-023', 'DASH-024', 'DASH-025', 'DASH-028'),
  }, async () => {
    expect(cardsOf(await stats({ total: 3, completed: 1 }))).toEqual([
      ['Total Scans', 'Total Scans 3 1 completed'],
      ['Service Requests', 'Service Requests 4 1 pending'],
      ['Completion Rate', 'Completion Rate 33 % 1 of 3 scans'],
      ['Quick Action', 'Quick Action See where your address turns up. Start New Scan'],
    ]);
  });

  it.each([
    [3, 1, '33 %'],
    [3, 2, '67 %'],
    [8, 8, '100 %'],
    [0, 0, '0 %'],
  ])('of %i scans %i completed are a rate of %s', proves('DASH-026', 'DASH-027'), async (total, completed, rate) => {
    const cards = new Map(cardsOf(await stats({ total, completed })));
    expect(cards.get('Completion Rate')).toContain(`Completion Rate ${rate} `);
  });

  it('lead to the services where they start a scan', proves('DASH-020'), async () => {
    expect(await stats({ total: 0, completed: 0 })).toMatch(/<a[^>]*href="\/services"[^>]*>.*?Start New Scan<\/a>/s);
  });
});

describe('the recent scans', () => {
  it('show service, date, percent and a sign for each state', {
    ...proves('DASH-031', 'DASH-032', 'DASH-033', 'DASH-034', 'LIM-002'),
  }, async () => {
    const html = await recent(
      {},
      { status: 'processing', completion: 40, name: 'privacy_scan' },
      { status: 'failed', completion: 60 },
      { status: 'pending', completion: 0 },
    );
    const rows = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, inside]) => inside ?? '');
    expect(rows.map((row) => textOf(row).replace(/ View$/, ''))).toEqual([
      'Completed Free Privacy Scan 20 June 2024 · 100% complete Completed',
      expect.stringMatching(/^Processing privacy_scan 20 June 2024 · 40% complete/),
      'Failed Free Privacy Scan 20 June 2024 · 60% complete Failed',
      'Waiting Free Privacy Scan 20 June 2024 · 0% complete Waiting',
    ]);
    const signs = rows.map((row) => /<svg[^>]*>(.*?)<\/svg>/s.exec(row)?.[1]);
    expect(new Set(signs).size).toBe(4);
  });

  it('offer "View" for a completed one only', proves('DASH-035'), async () => {
    expect(await recent({})).toMatch(/href="\/dashboard\/scans#scan-0"[^>]*>View</);
    for (const status of ['processing', 'failed', 'pending'] as const)
      expect(textOf(await recent({ status }))).not.toContain('View Free');
    expect(await recent({ status: 'failed' })).not.toMatch(/>View</);
  });

  it('are none in words, with a button to start one', proves('DASH-036', 'DASH-037', 'DASH-038'), async () => {
    const html = await recent();
    expect(textOf(html)).toContain('No scans yet');
    expect(html).toMatch(/<a[^>]*href="\/services"[^>]*>Start Free Scan<\/a>/);
    expect(html).not.toContain('View All Scans');
    expect(await recent({})).toMatch(/<a[^>]*href="\/dashboard\/scans"[^>]*>View All Scans<\/a>/);
  });
});
