import { randomUUID } from 'node:crypto';
import { SQL, sql } from 'drizzle-orm';
import type { CheckState, NotCheckedReason } from '#contract/scans/types.ts';
import { expectInTurn } from '#core/sources/actions/expect-slots.ts';
import { keepAnswers, keepingStatement } from '#core/sources/actions/keep-answers.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { togetherOrAlone } from '#platform/together.ts';
import { type Change, type Ended, isEnded, isWaiting, toldBy } from './changes.ts';
import { expectAnswers } from './expected.ts';
import type { RunningScan } from './load.ts';
import { sealExposure } from './sealed.ts';

/** What became of some checks of one scan. */
interface Changed {
  scan: RunningScan;
  changes: readonly Change[];
}

const savers = new WeakMap<Platform, (changed: Changed) => Promise<void>>();

/**
 * What became of some checks of a scan while it runs: states, findings, percentage and live event, in one transaction with those of the
 * other scans of this process that have something to save just then. What keeps one scan from being saved keeps no other.
 */
export function saveChanges(platform: Platform, scan: RunningScan, changes: readonly Change[]): Promise<void> {
  const save = savers.get(platform) ?? togetherOrAlone((changed) => saveTogether(platform, changed));
  savers.set(platform, save);
  return save({ scan, changes });
}

function saveTogether(platform: Platform, changed: readonly Changed[]): Promise<void> {
  const waiting = changed.flatMap(({ scan, changes }) => changes.filter(isWaiting).map((change) => ({ scan, change })));
  const save = () =>
    platform.database.transaction(systemScope, async (tx) => {
      const expected = await expectAnswers(tx, platform, waiting);
      const told = { expected, now: platform.clock.now() };
      for (const part of partsOf(changed)) {
        const rows = part.flatMap(({ scan, changes }) => changes.map((change) => stateRow(scan, change, told)));
        const ended = part.map(({ scan, changes }) => ({ scan, ended: changes.filter(isEnded) }));
        const from: CheckState[] = ['queued', 'checking'];
        await tx.execute(savingStatement(platform, { rows, ended, from, counts: true }));
      }
    });
  return waiting.length > 0 ? expectInTurn(platform, save) : save();
}

/** So many changes, and the rest of one scan's, are saved by one statement: nothing else has its turn while the embedded database computes. */
const MOST_TOGETHER = 100;

function partsOf(changed: readonly Changed[]): Changed[][] {
  const parts: Changed[][] = [];
  let room = 0;
  for (const one of changed) {
    if (room <= 0) {
      parts.push([]);
      room = MOST_TOGETHER;
    }
    parts.at(-1)?.push(one);
    room -= one.changes.length;
  }
  return parts;
}

/**
 * What sources answered that the scan had waited for.
 * @param from states in which a check takes the answer @returns how many of them had not had their turn before
 */
export async function saveLateAnswers(
  tx: Transaction,
  platform: Platform,
  scan: RunningScan,
  ended: readonly Ended[],
  from: readonly CheckState[] = ['waiting'],
): Promise<number> {
  const told = { expected: new Map(), now: platform.clock.now() };
  const rows = ended.map((change) => stateRow(scan, change, told));
  const saving: Saving = { rows, ended: [{ scan, ended }], from, counts: false };
  const saved = await tx.execute(savingStatement(platform, saving));
  return saved.rows.length;
}

interface Saving {
  rows: readonly StateRow[];
  /** By scan. */
  ended: readonly EndedOf<Pick<RunningScan, 'id' | 'key' | 'found'>>[];
  /** States in which a check has not had its turn. */
  from: readonly CheckState[];
  /** Whether the percentages of the scans change with it. */
  counts: boolean;
}

interface EndedOf<Scan> {
  scan: Scan;
  ended: readonly Ended[];
}

/**
 * States, findings, answers to keep and percentages in one statement, as each costs a question to the database that is dearer than what it
 * does. It sees the rows as they were before it. A source that has had its turn keeps its answer, also when two runs of one scan
 * should ever overlap.
 */
function savingStatement(platform: Platform, { rows, ended, from, counts }: Saving): SQL {
  const isFrom = sql`k.state in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))`;
  const saved = sql`saved as (
    update scan_checks k set state = c.state, reason = c.reason, started_at = to_timestamp(c.started_at / 1000),
      expected_at = to_timestamp(c.expected_at / 1000), finished_at = to_timestamp(c.finished_at / 1000),
      duration_ms = c.duration_ms, answered_at = to_timestamp(c.answered_at / 1000), asked_by = c.asked_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(scan_id uuid, source_id text, identifier_id uuid, state text,
      reason text, started_at float8, expected_at float8, finished_at float8, duration_ms integer, answered_at float8, asked_by text)
    where k.scan_id = c.scan_id and k.source_id = c.source_id and k.identifier_id = c.identifier_id and ${isFrom}
    returning k.scan_id, k.source_id, k.identifier_id, k.state)`;
  const found = findingStatement(
    platform,
    ended,
    sql`where (scan_id, source_id, identifier_id) in (select scan_id, source_id, identifier_id from saved)`,
  );
  const kept = keepingStatement(platform.vault, freshAnswers(ended.flatMap((one) => one.ended)));
  const parts = [saved, found && sql`found as (${found})`, kept && sql`kept as (${kept})`, counts && counted];
  const all = sql.join(
    parts.filter((part) => part instanceof SQL),
    sql`, `,
  );
  return sql`with ${all} select 1 from saved`;
}

/** The statement sees no check as it leaves it: those that end with it are added. */
const counted = sql`counted as (
  update user_scans s set completion_percentage = (select floor(100.0 * (count(*) filter (where state not in ('queued', 'checking'))
    + e.ended) / count(*)) from scan_checks where scan_id = s.id)
  from (select scan_id, count(*) as ended from saved where state <> 'checking' group by scan_id) e where s.id = e.scan_id)`;

/** Times in milliseconds: reading them as text was most of the work of saving. What is undefined is null in the row. */
interface StateRow {
  scan_id: string;
  source_id: string;
  identifier_id: string;
  state: CheckState;
  reason?: NotCheckedReason;
  started_at?: number | undefined;
  expected_at?: number;
  finished_at?: number;
  duration_ms?: number;
  answered_at?: number | undefined;
  asked_by?: 'browser' | undefined;
}

/** @param expected of one that would come too late, null */
function stateRow(
  { id }: Pick<RunningScan, 'id'>,
  change: Change,
  { expected, now }: { expected: ReadonlyMap<Change, Date | null>; now: Date },
): StateRow {
  const { source, identifierId } = change.check;
  const row = { scan_id: id, source_id: source.id, identifier_id: identifierId };
  if (change.state === 'checking') return { ...row, state: 'checking', started_at: change.startedAt.getTime() };
  if (isEnded(change)) return { ...row, ...endedColumns(change) };
  const at = expected.get(change) ?? null;
  if (at === null) return { ...row, state: 'not-checked', reason: 'limited', finished_at: now.getTime() };
  return { ...row, state: 'waiting', expected_at: at.getTime() };
}

function endedColumns({ answer, startedAt, finishedAt, reusedFrom, askedBy }: Ended) {
  return {
    state: answer.state,
    ...(answer.state === 'not-checked' ? { reason: answer.reason } : {}),
    started_at: startedAt?.getTime(),
    finished_at: finishedAt.getTime(),
    ...(startedAt ? { duration_ms: Math.max(0, finishedAt.getTime() - startedAt.getTime()) } : {}),
    answered_at: reusedFrom?.getTime(),
    asked_by: askedBy,
  };
}

/** Keeps what was found, sealed with the key of the scan. */
export async function saveFindings(
  tx: Transaction,
  platform: Platform,
  scan: Pick<RunningScan, 'id' | 'key'>,
  ended: readonly Ended[],
): Promise<void> {
  const statement = findingStatement(platform, [{ scan: { ...scan, found: new Map() }, ended }], sql``);
  if (statement) await tx.execute(statement);
}

/** @param which of the findings @returns null when nothing was found */
function findingStatement({ vault, clock }: Platform, of: Saving['ended'], which: SQL): SQL | null {
  const rows = of.flatMap(({ scan, ended }) => ended.flatMap((one) => findingRows(vault, scan, one)));
  if (rows.length === 0) return null;
  return sql`insert into scan_findings (id, scan_id, source_id, identifier_id, fingerprint, sealed, created_at)
    select id, scan_id, source_id, identifier_id, fingerprint, sealed, ${clock.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f(id uuid, scan_id uuid, source_id text, identifier_id uuid, fingerprint text, sealed text) ${which}
    on conflict do nothing`;
}

function findingRows(
  vault: Vault,
  scan: Pick<RunningScan, 'id' | 'key' | 'found'>,
  { check, answer, reusedFrom, askedBy }: Ended,
) {
  if (answer.state !== 'found') return [];
  return answer.exposures.map((exposure) => {
    const id = randomUUID();
    const told = { ...exposure, told: toldBy(check.source, askedBy ? { reusedFrom, askedBy } : { reusedFrom }) };
    scan.found.set(id, told);
    return {
      id,
      scan_id: scan.id,
      source_id: check.source.id,
      identifier_id: check.identifierId,
      fingerprint: vault.fingerprint(`finding ${scan.id}`, exposure.key),
      sealed: sealExposure(vault, scan.key, id, told),
    };
  });
}

/** Keeps what sources have just said for who asks next. */
export const keepFresh = (tx: Transaction, { vault }: Platform, ended: readonly Ended[]): Promise<void> =>
  keepAnswers(tx, vault, freshAnswers(ended));

/** Only answers that a source has just given us: a reused one does not grow younger, and a browser can bring anything. */
const freshAnswers = (ended: readonly Ended[]) =>
  ended.flatMap(({ check: { source, subject }, answer, finishedAt, reusedFrom, askedBy }) =>
    reusedFrom || askedBy || answer.state === 'not-checked'
      ? []
      : [{ source, subject, answer, answeredAt: finishedAt }],
  );
