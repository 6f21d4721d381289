import { appendFileSync } from 'node:fs';
import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Logger } from '#platform/log.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { defineJob } from '#platform/queue/define.ts';
import { startWorker } from '#platform/queue/worker.ts';

/**
 * A worker in a process of its own, for tests that kill it: `node tests/worker-process.ts <embedded|postgres>
 * <folder or address> <report>`. It puts one job into the outbox, begins it, says so in the report and never ends.
 */
const [kind, location, report] = process.argv.slice(2) as [string, string, string];

const log: Logger = { debug() {}, info() {}, warn() {}, error() {} };
const database: Database =
  kind === 'embedded'
    ? await openEmbedded({ folder: location, log })
    : await openPostgres({ url: location, appUrl: null, log, connections: 4 });

const endless = defineJob({
  name: 'test.interrupted',
  input: z.strictObject({}),
  options: { retryDelay: 60, retryDelayMax: 600, retryLimit: 0 },
  async run(_platform, _input, { attempt }) {
    appendFileSync(report, `began ${attempt}\n`);
    await new Promise(() => {});
  },
});

// A job that asks for nothing else needs nothing else.
const platform = { database, log, clock: systemClock } as Platform;
await startWorker(platform, [endless]);
await database.transaction(systemScope, (tx) => enqueue(tx, endless, {}));
