import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import type { Database } from '#platform/database/database.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { asVisitor, createScanWorld, prepare, type ScanWorld } from './scan.fixture.ts';

const PAIRS = 200;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

onOneDatabase('the time that a request for a scan takes', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
    await prepare(database);
    world = await createScanWorld(database, []);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  it('does not tell whether somebody asked for this address before', async () => {
    const times: number[] = [];
    const request = async (email: string, n: number): Promise<number> => {
      const start = performance.now();
      await startFreeScan(asVisitor(world, `10.0.${n}.1`), { name: 'Alice', email });
      const took = performance.now() - start;
      times.push(took);
      return took;
    };
    await request('known@example.com', 250);
    const gaps: number[] = [];
    for (let n = 0; n < PAIRS; n++) {
      const fresh = () => request(`fresh${n}@example.com`, n);
      const known = () => request('known@example.com', n);
      // In turns, so that neither is always the first of its pair.
      if (n % 2) gaps.push((await fresh()) - (await known()));
      else {
        const ofKnown = await known();
        gaps.push((await fresh()) - ofKnown);
      }
    }
    const gap = Math.abs(median(gaps));
    expect(gap).toBeLessThan(5);
    // Without the mail's work a request takes half as long.
    expect(gap).toBeLessThan(median(times) / 4);
    await world.drain();
    expect(world.mailbox).toHaveLength(PAIRS + 1);
  });
});
