import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { WatchInput } from '#contract/watching/input.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import type { Behaviour } from '#core/scans/scan.fixture.ts';
import {
  asPerson,
  createScanWorld,
  exposureOf,
  prepare,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Source } from '#core/sources/define.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { startDueScans } from '#core/watching/actions/start-due-scans.ts';
import { startWatching } from '#core/watching/actions/start-watching.ts';
import { type KnownRow, readKnown } from '#core/watching/internal/known.ts';
import { watches } from '#core/watching/schema.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { emails, modules } from '#server/modules.ts';
import { alice, type Person } from '#tests/cast.ts';
import type { WorldOptions } from '#tests/world.ts';

const never = new AbortController().signal;

export interface Watched {
  world: ScanWorld;
  /** What the sources `a`, `b`, `echo` (of `a`) and `site` (by user name) answer from now on. */
  answers: Record<string, Behaviour>;
  inSystem<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  watch(actor?: Person, pace?: WatchInput['pace']): Promise<void>;
  /** Starts what is due and does all work that follows. */
  run(): Promise<void>;
  watchOf(actor?: Person): Promise<typeof watches.$inferSelect | undefined>;
  known(actor?: Person): Promise<KnownRow[]>;
  scansOf(actor?: Person): Promise<(typeof userScans.$inferSelect)[]>;
  /** Entries about watching in the log since then. */
  eventsOf(actor?: Person): Promise<string[]>;
}

/** Finds profiles under a user name, which others may use too. */
const bySite = standInSource('site', {
  needs: 'username',
  category: 'profiles',
  async check(_subject, { ask }) {
    const response = await ask({ url: 'https://site.stand-in.example/' });
    const names = readJson(response, z.array(z.string()), { status: response.status === 404 ? 404 : 200 });
    return foundOrClear(
      names.value.map((key) => ({ ...exposureOf(key), kind: 'profile', breach: null, certainty: 'candidate' })),
      names,
    );
  },
});

/** Says what `a` says, in words of its own. */
const echo = standInSource('echo', {
  async check(_subject, { ask }) {
    const response = await ask({ url: 'https://echo.stand-in.example/' });
    const names = readJson(response, z.array(z.string()), { status: response.status === 404 ? 404 : 200 });
    return foundOrClear(
      names.value.map((key) => ({ ...exposureOf(`a-${key}`), key: `echo of ${key}` })),
      names,
    );
  },
});

/** The whole product without its web server, before four sources that answer as they are told. */
export async function createWatched(
  database: Database,
  { more = [], ...options }: Partial<WorldOptions> & { more?: readonly Source[] } = {},
): Promise<Watched> {
  await prepare(database);
  const answers: Record<string, Behaviour> = {};
  const sources = [standInSource('a'), standInSource('b'), echo, bySite, ...more];
  const jobs = modules.flatMap((one) => one.jobs ?? []).filter(({ name }) => name !== 'audit.seal');
  const all = { behaviours: answers, modules, emails, jobs, ...options };
  const world = await createScanWorld(database, sources, all);
  const inSystem = <Result>(work: (tx: Transaction) => Promise<Result>) => database.transaction(systemScope, work);
  const entriesOf = ({ userId }: Person) =>
    inSystem(async (tx) => {
      const rows = await tx.select().from(auditLogs).where(eq(auditLogs.entityId, userId));
      const entries = rows.map(({ id, details }) => ({ id, event: String(details?.event) }));
      return entries.filter(({ event }) => event.startsWith('watching.'));
    });
  const earlier = new Set((await entriesOf(alice)).map(({ id }) => id));
  return {
    world,
    answers,
    inSystem,
    watch: (actor = alice, pace = 'monthly') =>
      startWatching(asPerson(world, actor), { pace, timeZone: 'Europe/London' }),
    async run() {
      await startDueScans(world, never);
      await world.drain();
    },
    watchOf: async ({ userId } = alice) =>
      (await inSystem((tx) => tx.select().from(watches).where(eq(watches.userId, userId))))[0],
    known: ({ userId } = alice) => inSystem((tx) => readKnown(tx, userId)),
    scansOf: ({ userId } = alice) =>
      inSystem((tx) =>
        tx.select().from(userScans).where(eq(userScans.userId, userId)).orderBy(userScans.createdAt, userScans.id),
      ),
    eventsOf: async (actor = alice) =>
      (await entriesOf(actor)).flatMap(({ id, event }) => (earlier.has(id) ? [] : [event])).sort(),
  };
}
