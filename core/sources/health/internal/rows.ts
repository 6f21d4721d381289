import { eq, sql } from 'drizzle-orm';
import { type ControlKind, isControlDue, type Mark } from '#core/sources/health/rules.ts';
import { sourceDays, sourceHealth } from '#core/sources/health/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { type Health, type Lease, unknownHealth } from './health.ts';

type Row = typeof sourceHealth.$inferSelect;

const healthOf = (row: Row): Health => ({
  state: row.state,
  recent: row.recent,
  nights: row.nights,
  since: row.since,
  heldAt: row.heldAt,
  proofs: {
    known: { outcome: row.knownOutcome, askedAt: row.knownAskedAt, provedAt: row.knownProvedAt },
    impossible: { outcome: row.impossibleOutcome, askedAt: row.impossibleAskedAt, provedAt: row.impossibleProvedAt },
  },
  leases: { known: row.knownLease, impossible: row.impossibleLease },
  answeredAt: row.answeredAt,
  testedAt: row.testedAt,
});

export async function readHealth(tx: Transaction, sourceId: string): Promise<Health> {
  const [row] = await tx.select().from(sourceHealth).where(eq(sourceHealth.sourceId, sourceId));
  return row ? healthOf(row) : unknownHealth;
}

/** By source id; those that nobody has asked are missing. */
export async function readEveryHealth(tx: Transaction): Promise<Map<string, Health>> {
  const rows = await tx.select().from(sourceHealth);
  return new Map(rows.map((row) => [row.sourceId, healthOf(row)]));
}

/** Locks a source's row, which is made if need be. */
export async function lockHealth(tx: Transaction, sourceId: string, now: Date): Promise<Health> {
  await tx.insert(sourceHealth).values({ sourceId, since: now }).onConflictDoNothing();
  const [row] = await tx.select().from(sourceHealth).where(eq(sourceHealth.sourceId, sourceId)).for('update');
  if (!row) throw new Error('the row was just made');
  return healthOf(row);
}

export const writeHealth = (tx: Transaction, sourceId: string, change: Partial<Row>) =>
  tx.update(sourceHealth).set(change).where(eq(sourceHealth.sourceId, sourceId));

/** A day on which it lied stays one. */
export async function markDay(tx: Transaction, sourceId: string, now: Date, mark: Mark): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await tx
    .insert(sourceDays)
    .values({ sourceId, day, mark })
    .onConflictDoUpdate({
      target: [sourceDays.sourceId, sourceDays.day],
      set: { mark: sql`case when ${sourceDays.mark} = 'failed' then 'failed' else excluded.mark end` },
    });
}

/** Notes that sources answered today, in the order of their ids, so that two processes cannot deadlock. @returns the ids */
export async function noteAnswers({ database, clock }: Platform, sourceIds: readonly string[]) {
  const now = clock.now().toISOString();
  const named = sql`select id from jsonb_array_elements_text(${JSON.stringify(sourceIds)}::jsonb) as id order by id`;
  await database.transaction(systemScope, async (tx) => {
    await tx.execute(sql`insert into source_health (source_id, since, answered_at)
      select id, ${now}::timestamptz, ${now}::timestamptz from (${named}) named
      on conflict (source_id) do update set answered_at = excluded.answered_at`);
    await tx.execute(sql`insert into source_days (source_id, day, mark)
      select id, ${now.slice(0, 10)}::date, 'passed' from (${named}) named
      on conflict (source_id, day) do update set
        mark = case when source_days.mark = 'failed' then 'failed' else excluded.mark end`);
  });
  return sourceIds;
}

/** Whoever may ask a control has so long; another process takes it over afterwards. */
const LEASE_MS = 60_000;

const leaseOf = (kind: ControlKind, until: Date | null) =>
  kind === 'known' ? { knownLease: until } : { impossibleLease: until };

/** Whether this process is the one to ask a control, decided while the row is locked. */
export function takeLease({ database, clock }: Platform, sourceId: string, kind: ControlKind): Promise<Lease> {
  const now = clock.now();
  return database.transaction(systemScope, async (tx) => {
    const { proofs, leases } = await lockHealth(tx, sourceId, now);
    if (!isControlDue(kind, proofs[kind], now)) return 'settled';
    const busyUntil = leases[kind];
    if (busyUntil && busyUntil > now) return 'busy';
    await writeHealth(tx, sourceId, leaseOf(kind, new Date(now.getTime() + LEASE_MS)));
    return 'taken';
  });
}

export const isTested = (health: Health | undefined, night: Date): boolean =>
  (health?.testedAt ?? new Date(0)) >= night;

/**
 * Takes the test of a source in a night, which nobody else does then.
 * @param night when it began
 * @returns gives it back, for a test that could not be made; null when it is somebody else's
 */
export function takeTest(
  { database, clock }: Platform,
  sourceId: string,
  night: Date,
): Promise<(() => Promise<void>) | null> {
  const now = clock.now();
  return database.transaction(systemScope, async (tx) => {
    const health = await lockHealth(tx, sourceId, now);
    if (isTested(health, night)) return null;
    await writeHealth(tx, sourceId, { testedAt: now });
    const { testedAt } = health;
    return async () =>
      void (await database.transaction(systemScope, (again) => writeHealth(again, sourceId, { testedAt })));
  });
}

export async function giveLeaseBack({ database }: Platform, sourceId: string, kind: ControlKind): Promise<void> {
  await database.transaction(systemScope, (tx) => writeHealth(tx, sourceId, leaseOf(kind, null)));
}
