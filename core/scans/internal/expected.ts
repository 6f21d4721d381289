import { and, eq, inArray, sql } from 'drizzle-orm';
import { waitEndOf } from '#core/scans/rules.ts';
import { scanChecks } from '#core/scans/schema.ts';
import { expectSlots } from '#core/sources/actions/expect-slots.ts';
import { pacedWith } from '#core/sources/queries/sources.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Check, Waiting } from './changes.ts';
import type { RunningScan } from './load.ts';

/** What a running scan has to wait for. */
interface WaitingOf {
  scan: Pick<RunningScan, 'startedAt'>;
  change: Waiting;
}

/**
 * When what running scans have to wait for is about to be asked: after what waits already.
 * @returns for each; null where it would be later than its scan waits
 */
export async function expectAnswers(
  tx: Transaction,
  platform: Platform,
  waiting: readonly WaitingOf[],
): Promise<Map<Waiting, Date | null>> {
  if (waiting.length === 0) return new Map();
  const questions = waiting.map(({ change: { check, from } }) => ({
    source: pacedWith(platform.config, check.source),
    from,
  }));
  const vendors = new Set(waiting.map(({ change: { check } }) => check.source.vendor.id));
  const times = await expectSlots(tx, platform.clock.now(), questions, () => readExpected(tx, platform, vendors));
  return new Map(
    waiting.map(({ scan, change }, place) => {
      const at = times[place];
      return [change, at && at < waitEndOf(scan.startedAt) ? at : null];
    }),
  );
}

/** When everything that waits for these vendors is expected, by quota. */
async function readExpected(
  tx: Transaction,
  { sources, config }: Platform,
  vendors: ReadonlySet<string>,
): Promise<Map<string, number[]>> {
  const ids = sources.allSources().flatMap(({ id, vendor }) => (vendors.has(vendor.id) ? [id] : []));
  const rows = await tx
    .select({ sourceId: scanChecks.sourceId, at: sql<number>`extract(epoch from ${scanChecks.expectedAt}) * 1000` })
    .from(scanChecks)
    .where(and(eq(scanChecks.state, 'waiting'), inArray(scanChecks.sourceId, ids)));
  const told = rows.flatMap(({ sourceId, at }) => {
    const source = sources.sourceById(sourceId);
    return source ? [{ quotaId: pacedWith(config, source).quota.id, at: Number(at) }] : [];
  });
  return new Map([...Map.groupBy(told, ({ quotaId }) => quotaId)].map(([id, of]) => [id, of.map(({ at }) => at)]));
}

/** A check that nobody could ask in its turn, of a scan that has ended. */
export interface PassedOver {
  scan: Pick<RunningScan, 'id' | 'startedAt'>;
  check: Check;
  /** Not asked before. */
  from: Date;
}

/**
 * Tells checks whose turn was taken, in order, when their next one comes: before those that wait behind them, and no
 * later than their scan waits.
 */
export async function expectAnew(tx: Transaction, platform: Platform, passed: readonly PassedOver[]): Promise<void> {
  if (passed.length === 0) return;
  const questions = passed.map(({ check, from }) => ({ source: pacedWith(platform.config, check.source), from }));
  const times = await expectSlots(tx, platform.clock.now(), questions, async () => new Map());
  const rows = passed.map(({ scan, check: { source, identifierId } }, place) => {
    const end = waitEndOf(scan.startedAt);
    const at = times[place];
    return { scan_id: scan.id, source_id: source.id, identifier_id: identifierId, at: at && at < end ? at : end };
  });
  await tx.execute(sql`update scan_checks k set expected_at = p.at, started_at = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(scan_id uuid, source_id text, identifier_id uuid, at timestamptz)
    where (k.scan_id, k.source_id, k.identifier_id) = (p.scan_id, p.source_id, p.identifier_id) and k.state = 'waiting'`);
}
