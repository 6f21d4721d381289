import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '#tests/world.ts';
import { readinessOf } from './readiness.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ database: 'embedded' });
});
afterAll(() => world.close());

const refused = () => Promise.reject(Object.assign(new Error('connect 10.0.0.7:5432'), { code: 'ECONNREFUSED' }));

it.each([
  ['that cannot be reached', refused, 'The database cannot be reached; the log says why.'],
  ['that hangs', () => new Promise<boolean>(() => {}), 'The database did not answer within 1.5 seconds.'],
  ['that fails', () => Promise.reject(new Error('secret')), 'The database cannot be used; the log says why.'],
])('gives the reason for a database %s, and names no host', async (_case, isReady, reason) => {
  const platform = { ...world, database: { ...world.database, isReady } };
  expect(await readinessOf(platform, () => false)).toEqual({ ready: false, stopping: false, reason });
});
