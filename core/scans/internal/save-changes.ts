import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { CheckState, NotCheckedReason } from '#contract/scans/types.ts';
import { userScans } from '#core/scans/schema.ts';
import { expectInTurn } from '#core/sources/actions/expect-slots.ts';
import { keepAnswers } from '#core/sources/actions/keep-answers.ts';
import type { Source, Told } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { type Change, type Ended, isEnded, isWaiting, keyOf } from './changes.ts';
import { expectAnswers } from './expected.ts';
import { checkKey } from './identifiers.ts';
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
    const saved = await saveStates(tx, scan.id, rows, ['queued', 'checking']);
    const ended = changes.filter(isEnded).filter(({ check }) => saved.has(keyOf(check)));
    await saveAnswers(tx, platform, scan, ended);
    if (rows.some(({ state }) => state !== 'checking')) await savePercentage(tx, scan.id);
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
  const saved = await saveStates(tx, scan.id, rows, ['waiting']);
  const first = ended.filter(({ check }) => saved.has(keyOf(check)));
  await saveAnswers(tx, platform, scan, first);
  return first.length;
}

async function saveAnswers(tx: Transaction, platform: Platform, scan: RunningScan, ended: readonly Ended[]) {
  await saveFindings(tx, platform, scan, ended);
  await keepFresh(tx, platform, ended);
}

interface StateRow {
  source_id: string;
  identifier_id: string;
  state: CheckState;
  reason?: NotCheckedReason;
  started_at: Date | null;
  expected_at?: Date;
  finished_at?: Date;
  duration_ms?: number;
  answered_at?: Date | null;
}

/** Times as milliseconds: reading them as text was most of the work of saving. */
const withNumbers = (row: StateRow) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]: [string, string | number | Date | null]) =>
      value === null ? [] : [[name, value instanceof Date ? value.getTime() : value]],
    ),
  );

/** A source that has had its turn keeps its answer, also when two runs of one scan should ever overlap. */
async function saveStates(
  tx: Transaction,
  scanId: string,
  changed: readonly StateRow[],
  from: readonly CheckState[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ source_id: string; identifier_id: string }>(sql`
    update scan_checks k set state = c.state, reason = c.reason, started_at = to_timestamp(c.started_at / 1000),
      expected_at = to_timestamp(c.expected_at / 1000), finished_at = to_timestamp(c.finished_at / 1000),
      duration_ms = c.duration_ms, answered_at = to_timestamp(c.answered_at / 1000)
    from jsonb_to_recordset(${JSON.stringify(changed.map(withNumbers))}::jsonb) as c(source_id text, identifier_id uuid, state text, reason text,
      started_at float8, expected_at float8, finished_at float8, duration_ms integer, answered_at float8)
    where k.scan_id = ${scanId} and k.source_id = c.source_id and k.identifier_id = c.identifier_id
      and k.state in (select jsonb_array_elements_text(${JSON.stringify(from)}::jsonb))
    returning k.source_id, k.identifier_id`);
  return new Set(rows.map((row) => checkKey({ sourceId: row.source_id, identifierId: row.identifier_id })));
}

/** @param expected by check; of one that would come too late, null */
function stateRow(change: Change, expected: ReadonlyMap<string, Date | null>, now: Date): StateRow {
  const { source, identifierId } = change.check;
  const row = { source_id: source.id, identifier_id: identifierId };
  if (change.state === 'checking') return { ...row, state: 'checking', started_at: change.startedAt };
  if (isEnded(change)) return { ...row, ...endedColumns(change) };
  const at = expected.get(keyOf(change.check)) ?? null;
  if (at === null) return { ...row, state: 'not-checked', reason: 'limited', started_at: null, finished_at: now };
  return { ...row, state: 'waiting', started_at: null, expected_at: at };
}

function endedColumns({ answer, startedAt, finishedAt, reusedFrom }: Ended) {
  return {
    state: answer.state,
    ...(answer.state === 'not-checked' ? { reason: answer.reason } : {}),
    started_at: startedAt,
    finished_at: finishedAt,
    ...(startedAt ? { duration_ms: Math.max(0, finishedAt.getTime() - startedAt.getTime()) } : {}),
    answered_at: reusedFrom,
  };
}

/** Keeps what was found, sealed with the key of the scan. */
export async function saveFindings(
  tx: Transaction,
  { vault, clock }: Platform,
  scan: Pick<RunningScan, 'id' | 'key'>,
  ended: readonly Ended[],
): Promise<void> {
  const rows = ended.flatMap(({ check, answer, reusedFrom }) =>
    answer.state !== 'found'
      ? []
      : answer.exposures.map((exposure) => {
          const id = randomUUID();
          return {
            id,
            source_id: check.source.id,
            identifier_id: check.identifierId,
            fingerprint: vault.fingerprint(`finding ${scan.id}`, exposure.key),
            sealed: sealExposure(vault, scan.key, id, { ...exposure, told: toldBy(check.source, reusedFrom) }),
          };
        }),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`insert into scan_findings (id, scan_id, source_id, identifier_id, fingerprint, sealed, created_at)
    select id, ${scan.id}, source_id, identifier_id, fingerprint, sealed, ${clock.now().toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f(id uuid, source_id text, identifier_id uuid, fingerprint text, sealed text)
    on conflict do nothing`);
}

/** An answer that a source with a control gave is kept only once the control has passed. */
const toldBy = ({ ruleVersion, control }: Source, reusedFrom: Date | null): Told => ({
  rule: reusedFrom ? null : (ruleVersion ?? null),
  control: control ? 'passed' : 'none',
});

/** Only answers that a source has just given: a reused one does not grow younger. */
export async function keepFresh(tx: Transaction, { vault }: Platform, ended: readonly Ended[]): Promise<void> {
  const fresh = ended.flatMap(({ check: { source, subject }, answer, finishedAt, reusedFrom }) =>
    reusedFrom || answer.state === 'not-checked' ? [] : [{ source, subject, answer, answeredAt: finishedAt }],
  );
  await keepAnswers(tx, vault, fresh);
}

async function savePercentage(tx: Transaction, scanId: string): Promise<void> {
  const ended = sql`(select floor(100.0 * count(*) filter (where state not in ('queued', 'checking')) / count(*))
    from scan_checks where scan_id = ${scanId})`;
  await tx.update(userScans).set({ completionPercentage: ended }).where(eq(userScans.id, scanId));
}
