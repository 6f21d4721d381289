import { randomUUID } from 'node:crypto';
import { SQL, sql } from 'drizzle-orm';
import type { CheckState, NotCheckedReason } from '#contract/scans/types.ts';
import { expectInTurn } from '#core/sources/actions/expect-slots.ts';
import { keepAnswers, keepingStatement } from '#core/sources/actions/keep-answers.ts';
import type { Source, Told } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { type Change, type Ended, isEnded, isWaiting, keyOf } from './changes.ts';
import { expectAnswers } from './expected.ts';
import type { RunningScan } from './load.ts';
import { sealExposure } from './sealed.ts';

/** What became of some checks of a scan while it runs, in one transaction: states, findings, percentage and live event. */
export function saveChanges(platform: Platform, scan: RunningScan, changes: readonly Change[]): Promise<void> {
  const save = () => saveTogether(platform, scan, changes);
  return changes.some(isWaiting) ? expectInTurn(platform, save) : save();
}

function saveTogether(platform: Platform, scan: RunningScan, changes: readonly Change[]): Promise<void> {
  return platform.database.transaction(systemScope, async (tx) => {
    const expected = await expectAnswers(tx, platform, scan, changes.filter(isWaiting));
    const rows = changes.map((change) => stateRow(change, expected, platform.clock.now()));
    const ended = changes.filter(isEnded);
    const from: CheckState[] = ['queued', 'checking'];
    await tx.execute(savingStatement(platform, scan, { rows, ended, from, counts: true }));
  });
}

/** What sources answered that the scan had waited for. @returns how many of them had not had their turn before */
export async function saveLateAnswers(
  tx: Transaction,
  platform: Platform,
  scan: RunningScan,
  ended: readonly Ended[],
): Promise<number> {
  const rows = ended.map((change) => stateRow(change, new Map(), platform.clock.now()));
  const saved = await tx.execute(savingStatement(platform, scan, { rows, ended, from: ['waiting'], counts: false }));
  return saved.rows.length;
}

interface Saving {
  rows: readonly StateRow[];
  ended: readonly Ended[];
  /** States in which a check has not had its turn. */
  from: readonly CheckState[];
  /** Whether the percentage of the scan changes with it. */
  counts: boolean;
}

/**
 * States, findings, answers to keep and percentage in one statement, as each costs a question to the database that is dearer than what it
 * does. It sees the rows as they were before it. A source that has had its turn keeps its answer, also when two runs of one scan
 * should ever overlap.
 */
function savingStatement(platform: Platform, scan: RunningScan, { rows, ended, from, counts }: Saving): SQL {
  const isFrom = sql`k.state in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))`;
  const saved = sql`saved as (
    update scan_checks k set state = c.state, reason = c.reason, started_at = to_timestamp(c.started_at / 1000),
      expected_at = to_timestamp(c.expected_at / 1000), finished_at = to_timestamp(c.finished_at / 1000),
      duration_ms = c.duration_ms, answered_at = to_timestamp(c.answered_at / 1000)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(source_id text, identifier_id uuid, state text, reason text,
      started_at float8, expected_at float8, finished_at float8, duration_ms integer, answered_at float8)
    where k.scan_id = ${scan.id} and k.source_id = c.source_id and k.identifier_id = c.identifier_id and ${isFrom}
    returning k.source_id, k.identifier_id, k.state)`;
  const found = findingStatement(
    platform,
    scan,
    ended,
    sql`where (source_id, identifier_id) in (select source_id, identifier_id from saved)`,
  );
  const kept = keepingStatement(platform.vault, freshAnswers(ended));
  const parts = [
    saved,
    found && sql`found as (${found})`,
    kept && sql`kept as (${kept})`,
    counts && countedPart(scan.id),
  ];
  const all = sql.join(
    parts.filter((part) => part instanceof SQL),
    sql`, `,
  );
  return sql`with ${all} select 1 from saved`;
}

/** The statement sees no check as it leaves it: those that end with it are added. */
const countedPart = (scanId: string): SQL => sql`counted as (
  update user_scans set completion_percentage = (select floor(100.0 * (count(*) filter (where state not in ('queued', 'checking'))
    + (select count(*) from saved where state <> 'checking')) / count(*)) from scan_checks where scan_id = ${scanId})
  where id = ${scanId} and exists (select from saved where state <> 'checking'))`;

/** Times in milliseconds: reading them as text was most of the work of saving. What is undefined is null in the row. */
interface StateRow {
  source_id: string;
  identifier_id: string;
  state: CheckState;
  reason?: NotCheckedReason;
  started_at?: number | undefined;
  expected_at?: number;
  finished_at?: number;
  duration_ms?: number;
  answered_at?: number | undefined;
}

/** @param expected by check; of one that would come too late, null */
function stateRow(change: Change, expected: ReadonlyMap<string, Date | null>, now: Date): StateRow {
  const { source, identifierId } = change.check;
  const row = { source_id: source.id, identifier_id: identifierId };
  if (change.state === 'checking') return { ...row, state: 'checking', started_at: change.startedAt.getTime() };
  if (isEnded(change)) return { ...row, ...endedColumns(change) };
  const at = expected.get(keyOf(change.check)) ?? null;
  if (at === null) return { ...row, state: 'not-checked', reason: 'limited', finished_at: now.getTime() };
  return { ...row, state: 'waiting', expected_at: at.getTime() };
}

function endedColumns({ answer, startedAt, finishedAt, reusedFrom }: Ended) {
  return {
    state: answer.state,
    ...(answer.state === 'not-checked' ? { reason: answer.reason } : {}),
    started_at: startedAt?.getTime(),
    finished_at: finishedAt.getTime(),
    ...(startedAt ? { duration_ms: Math.max(0, finishedAt.getTime() - startedAt.getTime()) } : {}),
    answered_at: reusedFrom?.getTime(),
  };
}

/** Keeps what was found, sealed with the key of the scan. */
export async function saveFindings(
  tx: Transaction,
  platform: Platform,
  scan: Pick<RunningScan, 'id' | 'key'>,
  ended: readonly Ended[],
): Promise<void> {
  const statement = findingStatement(platform, { ...scan, found: new Map() }, ended, sql``);
  if (statement) await tx.execute(statement);
}

/** @param which of the findings @returns null when nothing was found */
function findingStatement(
  { vault, clock }: Platform,
  scan: Pick<RunningScan, 'id' | 'key' | 'found'>,
  ended: readonly Ended[],
  which: SQL,
): SQL | null {
  const rows = ended.flatMap(({ check, answer, reusedFrom }) =>
    answer.state !== 'found'
      ? []
      : answer.exposures.map((exposure) => {
          const id = randomUUID();
          const told = { ...exposure, told: toldBy(check.source, reusedFrom) };
          scan.found.set(id, told);
          return {
            id,
            source_id: check.source.id,
            identifier_id: check.identifierId,
            fingerprint: vault.fingerprint(`finding ${scan.id}`, exposure.key),
            sealed: sealExposure(vault, scan.key, id, told),
          };
        }),
  );
  if (rows.length === 0) return null;
  return sql`insert into scan_findings (id, scan_id, source_id, identifier_id, fingerprint, sealed, created_at)
    select id, ${scan.id}, source_id, identifier_id, fingerprint, sealed, ${clock.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f(id uuid, source_id text, identifier_id uuid, fingerprint text, sealed text) ${which}
    on conflict do nothing`;
}

/** An answer that a source with a control gave is kept only once the control has passed. */
const toldBy = ({ ruleVersion, control }: Source, reusedFrom: Date | null): Told => ({
  rule: reusedFrom ? null : (ruleVersion ?? null),
  control: control ? 'passed' : 'none',
});

/** Keeps what sources have just said for who asks next. */
export const keepFresh = (tx: Transaction, { vault }: Platform, ended: readonly Ended[]): Promise<void> =>
  keepAnswers(tx, vault, freshAnswers(ended));

/** Only answers that a source has just given: a reused one does not grow younger. */
const freshAnswers = (ended: readonly Ended[]) =>
  ended.flatMap(({ check: { source, subject }, answer, finishedAt, reusedFrom }) =>
    reusedFrom || answer.state === 'not-checked' ? [] : [{ source, subject, answer, answeredAt: finishedAt }],
  );
