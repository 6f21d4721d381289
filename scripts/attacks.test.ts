import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultOf } from './asvs/table.ts';
import { overHttp } from './attacks/over-http.ts';
import { threats } from './attacks/rows.ts';

it('every threat has its row, and is tried over HTTP or by tests', () => {
  const rows = threats.map(({ row }) => row);
  expect(rows).toEqual([...new Set(rows)].sort((one, other) => one - other));
  expect(rows.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  const attacked = overHttp.map(([row]) => row);
  expect(threats.filter(({ row, tests }) => !attacked.includes(row) && tests.length === 0)).toEqual([]);
  expect(attacked.filter((row) => !threats.some((one) => one.row === row))).toEqual([]);
});

it('the tests that try a threat exist, and are run', () => {
  expect(threats.flatMap(({ tests }) => tests.flatMap((one) => faultOf(one) ?? []))).toEqual([]);
  expect(threats.flatMap(({ journeys = [] }) => journeys).filter((file) => !existsSync(file))).toEqual([]);
});
