import { expect, it } from 'vitest';
import { firstFit } from '#core/sources/internal/pacing/quota.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { inARow, politeVendor } from './account.ts';

it('lets four questions follow each other and then waits as long as a server would', () => {
  const { windows, concurrency } = inARow(politeVendor('site.example', 4));
  const row = [0, 0, 0, 0];
  expect(firstFit(row.slice(0, 3), { windows }, 0)).toBe(0);
  expect(firstFit(row, { windows }, 0)).toBeGreaterThanOrEqual(16_000);
  expect(concurrency).toBe(2);
});

it('leaves the limits of vendors that publish them', () => {
  for (const vendor of Object.values(vendors)) expect(inARow(vendor)).toBe(vendor);
});
