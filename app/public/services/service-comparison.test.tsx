import { expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import type { ServiceCard } from '#contract/site/services.ts';
import { ServiceComparison } from './service-comparison.tsx';

const service = (change: Partial<ServiceCard> & { id: string; name: string }): ServiceCard => ({
  description: '',
  detailedDescription: '',
  price: 0,
  priceUnit: null,
  currency: 'GBP',
  serviceType: 'main',
  features: [],
  includes: null,
  buttonLabel: 'Request',
  intake: 'scan',
  appointmentMinutes: 60,
  badge: null,
  ...change,
});

const scan = service({ id: 'scan', name: 'Scan', features: ['A score'] });
const report = service({ id: 'report', name: 'Report', price: 80, features: ['Evidence'], includes: 'scan' });
const talk = service({ id: 'talk', name: 'Talk', price: 175, priceUnit: 'hour', intake: 'appointment' });

/** Each row: what it is about, then what each service has of it. */
async function rowsOf(services: readonly ServiceCard[]): Promise<string[][]> {
  const html = await renderAt(
    '/services',
    <ServiceComparison services={services} offered={services} byPeople={['talk']} />,
  );
  const rows = html.match(/<tr.*?<\/tr>/gs) ?? [];
  return rows.map((row) => (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map(textOf));
}

it('has a column for each service and a row for each thing that any of them contains', async () => {
  const [no, yes] = ['Not included', 'Included'];
  expect(await rowsOf([scan, report, talk])).toEqual([
    ['', 'Scan', 'Report', 'Talk'],
    ['Price', '£0', '£80', '£175 per hour'],
    ['A specialist works on it', no, no, yes],
    ['A time of your choice', no, no, '60 minutes'],
    ['A score', yes, yes, no],
    ['Evidence', no, yes, no],
  ]);
});

it('follows the catalogue: what staff take away or add is another row', async () => {
  const changed = [scan, { ...report, includes: null, features: ['A printed copy'] }];
  const titles = (await rowsOf(changed)).map(([title]) => title);
  expect(titles).toEqual(['', 'Price', 'A specialist works on it', 'A score', 'A printed copy']);
});

it('is not there for one service alone', async () => {
  expect(await rowsOf([scan])).toEqual([]);
});
