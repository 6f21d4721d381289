import type { SQL } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Source } from '#core/sources/define.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { runScan } from './actions/run-scan.ts';
import { getScanFor } from './queries/scan.ts';
import { asVisitor, type Behaviour, createScanWorld, openScansOf, prepare, type ScanWorld } from './scan.fixture.ts';

const never = new AbortController().signal;

/** A database for the tests of a file, and in it a world for each test that starts scans. */
export function scanStage(open: () => Promise<Database>) {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  async function scansOf(emails: string[], list: Source[], behaviours: Record<string, Behaviour> = {}) {
    await prepare(database);
    world = await createScanWorld(database, list, { behaviours });
    return openScansOf(world, ...emails);
  }

  return {
    get database() {
      return database;
    },
    get world() {
      return world;
    },
    /** Ids of free scans of these addresses that nothing runs yet. */
    scansOf,
    async scanOf(list: Source[], behaviours: Record<string, Behaviour> = {}): Promise<string> {
      const [scanId = ''] = await scansOf(['alice@example.com'], list, behaviours);
      return scanId;
    },
    run: (scanId: string, signal = never) => runScan(world, scanId, { signal }),
    /** As its visitor sees it. */
    view: (scanId: string) => getScanFor(asVisitor(world, '203.0.113.7', [scanId]), scanId),
    rows: async (query: SQL) =>
      (await database.transaction(systemScope, (tx) => tx.execute<Record<string, unknown>>(query))).rows,
  };
}
