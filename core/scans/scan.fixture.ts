import { eq, sql } from 'drizzle-orm';
import type { Context } from '#core/base/context.ts';
import { openScanLink } from '#core/scans/actions/open-scan-link.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import type { Source } from '#core/sources/define.ts';
import { seed } from '#db/seed.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Outgoing, OutgoingError, type OutgoingRequest } from '#platform/http/outgoing.ts';
import type { Platform } from '#platform/platform.ts';
import { cast, type Person } from '#tests/cast.ts';
import { slownessNow } from '#tests/slowness.ts';
import { createWorld, type World, type WorldOptions } from '#tests/world.ts';
import { freeScanLink, newResultLink, scanAmended, scanEnded } from './emails.ts';
import { scanRetention, scanRun, scanServiceRun } from './jobs.ts';
import { scanChecks, scanFindings, userScans } from './schema.ts';
import { sourcesOf } from './stand-in.fixture.ts';

export { exposureOf, sourcesOf, standInSource, vendorOf } from './stand-in.fixture.ts';

/** `after`: milliseconds of ours. `until`: what a test waits for before it lets the source answer. */
export type Behaviour =
  | 'hang'
  | {
      status?: number;
      found?: string[];
      headers?: Record<string, string>;
      after?: number;
      until?: Promise<unknown>;
    };

export interface Asked {
  sourceId: string;
  email: string;
  at: number;
  aborted: boolean;
}

/** The outside in memory: every source answers as it is told, "nothing found" where it is told nothing. */
export function standIn(behaviours: Record<string, Behaviour> = {}): Outgoing & { asked: Asked[] } {
  const asked: Asked[] = [];
  const answer = async ({ url, signal, onSent }: OutgoingRequest) => {
    onSent?.();
    const { hostname, searchParams } = new URL(url);
    const sourceId = hostname.split('.')[0] ?? '';
    const seen: Asked = { sourceId, email: searchParams.get('email') ?? '', at: Date.now(), aborted: false };
    asked.push(seen);
    const behaviour = behaviours[sourceId] ?? { status: 404 };
    await new Promise<void>((resolve, reject) => {
      const stop = () => {
        seen.aborted = true;
        reject(new OutgoingError('timeout'));
      };
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
      if (behaviour === 'hang') return;
      if (behaviour.until) behaviour.until.then(() => resolve());
      else setTimeout(resolve, behaviour.after ?? 0);
    });
    const { status = 200, found = [], headers = {} } = behaviour as Exclude<Behaviour, 'hang'>;
    const text = JSON.stringify(found);
    const typed = new Headers({ 'content-type': 'application/json', ...headers });
    return { status, headers: typed, body: new TextEncoder().encode(text), text: () => text };
  };
  return { asked, fetch: answer, close: async () => {} };
}

export interface ScanWorld extends World {
  outgoing: ReturnType<typeof standIn>;
}

/** A world whose scans ask `list`. The catalogue of breaches is not to be had in it. */
export async function createScanWorld(
  database: Database,
  list: readonly Source[],
  options: { behaviours?: Record<string, Behaviour> } & Omit<WorldOptions, 'database'> = {},
): Promise<ScanWorld> {
  const { behaviours = {}, ...rest } = options;
  const outgoing = standIn(behaviours);
  const catalogueless: Outgoing = {
    close: outgoing.close,
    fetch: (request) =>
      request.url.startsWith('https://haveibeenpwned.com/')
        ? Promise.reject(new OutgoingError('unreachable'))
        : outgoing.fetch(request),
  };
  const world = await createWorld({
    database,
    outgoing: catalogueless,
    sources: sourcesOf(list),
    jobs: [scanRun, scanServiceRun, scanRetention],
    emails: [freeScanLink, newResultLink, scanAmended, scanEnded],
    ...rest,
  });
  return Object.assign(world, { outgoing: Object.assign(catalogueless, { asked: outgoing.asked }) });
}

/** Gives the database its services and everyone of the cast a profile, and forgets what earlier tests left. */
export async function prepare(database: Database): Promise<void> {
  await seed(database);
  await database.transaction(systemScope, async (tx) => {
    for (const table of [
      'watches',
      'identifiers',
      'user_scans',
      'data_keys',
      'rate_limits',
      'source_answers',
      'source_days',
      'source_health',
      'source_slots',
      'source_vendors',
      'outbox',
      'mails',
      'live_events',
      'service_requests',
    ])
      await tx.execute(sql.raw(`delete from ${table}`));
    await tx.execute(sql`delete from pgboss.job`);
    for (const { userId, email, fullName, role } of Object.values(cast))
      await tx.execute(sql`insert into profiles (id, email, full_name, role)
        values (${userId}, ${email}, ${fullName}, ${role}) on conflict do nothing`);
  });
}

export const asVisitor = (platform: Platform, ip = '203.0.113.7', scanIds: readonly string[] = []): Context => ({
  actor: { kind: 'visitor', scanIds },
  client: { requestId: 'r', ip, userAgent: 'test' },
  platform,
});

export const asPerson = (platform: Platform, actor: Person): Context => ({
  actor,
  client: { requestId: 'r', ip: '203.0.113.8', userAgent: 'test' },
  platform,
});

const LINK = /scan\/open\?token=([\w-]{43})/;

/** The token in the last mail that has left. */
export function lastToken(world: World): string {
  const token = LINK.exec(world.mailbox.at(-1)?.text ?? '')?.[1];
  if (!token) throw new Error('no link in the last mail');
  return token;
}

let visitors = 0;

/** Visitors' scans that have been started by their links, their jobs waiting in the outbox. */
export async function openScansOf(world: ScanWorld, ...emails: string[]): Promise<string[]> {
  const before = world.mailbox.length;
  for (const email of emails)
    await startFreeScan(asVisitor(world, `198.51.100.${++visitors % 250}`), { name: 'Alice Archer', email });
  await world.drain();
  const tokens = new Map(world.mailbox.slice(before).map(({ to, text }) => [to, LINK.exec(text)?.[1] ?? '']));
  const ids: string[] = [];
  for (const email of emails)
    ids.push((await openScanLink(asVisitor(world), tokens.get(email.toLowerCase()) ?? '')).scanId);
  return ids;
}

export async function openScanOf(world: ScanWorld, email: string): Promise<string> {
  const [id = ''] = await openScansOf(world, email);
  return id;
}

export const readScan = (database: Database, scanId: string) =>
  database.transaction(systemScope, async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId));
    const checks = await tx.select().from(scanChecks).where(eq(scanChecks.scanId, scanId)).orderBy(scanChecks.position);
    const findings = await tx.select().from(scanFindings).where(eq(scanFindings.scanId, scanId));
    return { scan, checks, findings };
  });

/** `{ a: 'clear', b: 'not-checked timeout' }` */
export async function statesOf(database: Database, scanId: string): Promise<Record<string, string>> {
  const { checks } = await readScan(database, scanId);
  return Object.fromEntries(
    checks.map(({ sourceId, state, reason }) => [sourceId, reason ? `${state} ${reason}` : state]),
  );
}

const MOST_SLOWNESS = 10;

/**
 * Lets the world's clock run, so many times faster than ours on an idle machine; on a busy one less, which then has as much of its time
 * for the same work.
 * @param wanted below 1 it is what it is: there is time enough
 * @returns how many times faster it runs
 */
export function letTimeRun(world: World, wanted = 1): number {
  const factor = wanted < 1 ? wanted : wanted / Math.min(MOST_SLOWNESS, slownessNow());
  const { clock } = world;
  const { sleep } = clock;
  const base = clock.now().getTime();
  const start = performance.now();
  clock.now = () => new Date(base + (performance.now() - start) * factor);
  clock.sleep = (milliseconds, signal) => sleep(milliseconds / factor, signal);
  return factor;
}
