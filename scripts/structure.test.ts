import { expect, it } from 'vitest';
import { importsOf, loadedBy } from './structure/files.ts';
import { structureReport } from './structure.ts';

it('a figure over its bound fails, and says where to look', () => {
  const figures = [
    { name: 'cycles', most: 0, count: 1, findings: ['orders and scans'] },
    { name: 'casts', most: 3, count: 3, findings: ['a', 'b', 'c'] },
  ];
  const { lines, failed } = structureReport(figures);
  expect(failed).toBe(true);
  expect(lines).toEqual(['OVER   cycles: 1 (at most 0)', '         orders and scans', 'ok     casts: 3 (at most 3)']);
});

it('figures at their bounds fail nothing', () => {
  expect(structureReport([{ name: 'casts', most: 3, count: 3, findings: [] }]).failed).toBe(false);
});

it('imports of types count where one asks what a file knows, and not where one asks what it loads', () => {
  expect(importsOf('core/orders/internal/change.ts', { types: true })).toContain('core/orders/internal/load.ts');
  expect(importsOf('core/orders/internal/change.ts', { types: false })).not.toContain('core/orders/internal/load.ts');
});

it('what a file loads is itself and everything that its imports load', () => {
  const loaded = loadedBy('core/orders/actions/mark-complete.ts');
  expect(loaded).toContain('core/orders/actions/mark-complete.ts');
  expect(loaded).toContain('core/orders/internal/announce.ts');
  expect(loaded).toContain('core/orders/schema.ts');
});
