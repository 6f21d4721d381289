import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { NotCheckedReason } from '#contract/scans/types.ts';
import { scanFindings, userScans } from '#core/scans/schema.ts';
import { keepAnswers } from '#core/sources/actions/keep-answers.ts';
import type { Answer, Source, Subject } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { checkKey } from './identifiers.ts';
import type { RunningScan } from './load.ts';
import { sealExposure } from './sealed.ts';

/** A source as it is asked about one identifier. */
export interface Check {
  source: Source;
  identifierId: string;
  subject: Subject;
}

const keyOf = ({ check: { source, identifierId } }: Change) => checkKey({ sourceId: source.id, identifierId });

/** What became of one check. */
export type Change =
  | { check: Check; state: 'checking'; startedAt: Date }
  | {
      check: Check;
      state: 'ended';
      answer: Answer;
      /** null when nobody was asked. */
      startedAt: Date | null;
      finishedAt: Date;
      /** Set when an earlier answer was reused: the time it was given. */
      reusedFrom: Date | null;
    };

export interface Progress {
  note(change: Change): void;
  /** Everything noted is saved. @throws the failure that kept it from being saved */
  settled(): Promise<void>;
}

/** Answers that come within this time share one transaction. */
const TOGETHER_MS = 50;

/**
 * Saves what the sources answer as it comes, each batch in a transaction of its own: state, findings, percentage and
 * live event together.
 * @param onFailure called once when saving failed; nothing is saved after that
 */
export function createProgress(platform: Platform, scan: RunningScan, onFailure: (error: unknown) => void): Progress {
  let waiting = new Map<string, Change>();
  let saving = Promise.resolve();
  let failure: { error: unknown } | null = null;
  const save = async () => {
    await platform.clock.sleep(TOGETHER_MS);
    const batch = [...waiting.values()];
    waiting = new Map();
    if (failure) return;
    try {
      await saveChanges(platform, scan, batch);
    } catch (error) {
      failure = { error };
      onFailure(error);
    }
  };
  return {
    note(change) {
      if (waiting.size === 0) saving = saving.then(save);
      waiting.set(keyOf(change), change);
    },
    async settled() {
      await saving;
      if (failure) throw failure.error;
    },
  };
}

async function saveChanges(platform: Platform, scan: RunningScan, changes: Change[]): Promise<void> {
  await platform.database.transaction(systemScope, async (tx) => {
    const saved = await saveStates(tx, scan.id, changes);
    const ended = changes.filter((change) => change.state === 'ended' && saved.has(keyOf(change))) as Ended[];
    await saveFindings(tx, platform, scan, ended);
    await keepFresh(tx, platform, ended);
    if (ended.length > 0) await savePercentage(tx, scan.id);
  });
}

type Ended = Extract<Change, { state: 'ended' }>;

/** A source that has had its turn keeps its answer, also when two runs of one scan should ever overlap. */
async function saveStates(tx: Transaction, scanId: string, changes: readonly Change[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ source_id: string; identifier_id: string }>(sql`
    update scan_checks k set state = c.state, reason = c.reason, started_at = c.started_at,
      finished_at = c.finished_at, duration_ms = c.duration_ms, answered_at = c.answered_at
    from jsonb_to_recordset(${JSON.stringify(changes.map(stateRow))}::jsonb) as c(source_id text, identifier_id uuid, state text, reason text,
      started_at timestamptz, finished_at timestamptz, duration_ms integer, answered_at timestamptz)
    where k.scan_id = ${scanId} and k.source_id = c.source_id and k.identifier_id = c.identifier_id
      and k.state in ('queued', 'checking')
    returning k.source_id, k.identifier_id`);
  return new Set(rows.map((row) => checkKey({ sourceId: row.source_id, identifierId: row.identifier_id })));
}

interface StateRow {
  source_id: string;
  identifier_id: string;
  state: string;
  reason?: NotCheckedReason;
  started_at: Date | null;
  finished_at?: Date;
  duration_ms?: number;
  answered_at?: Date | null;
}

function stateRow(change: Change): StateRow {
  const { source, identifierId } = change.check;
  const row = { source_id: source.id, identifier_id: identifierId, state: change.state, started_at: change.startedAt };
  if (change.state === 'checking') return row;
  const { answer, startedAt, finishedAt, reusedFrom } = change;
  return {
    ...row,
    state: answer.state,
    ...(answer.state === 'not-checked' ? { reason: answer.reason } : {}),
    finished_at: finishedAt,
    ...(startedAt ? { duration_ms: Math.max(0, finishedAt.getTime() - startedAt.getTime()) } : {}),
    answered_at: reusedFrom,
  };
}

async function saveFindings(
  tx: Transaction,
  { vault, clock }: Platform,
  scan: RunningScan,
  ended: readonly Ended[],
): Promise<void> {
  const rows = ended.flatMap(({ check, answer }) =>
    answer.state !== 'found'
      ? []
      : answer.exposures.map((exposure) => {
          const id = randomUUID();
          return {
            id,
            scanId: scan.id,
            sourceId: check.source.id,
            identifierId: check.identifierId,
            fingerprint: vault.fingerprint(`finding ${scan.id}`, exposure.key),
            sealed: sealExposure(vault, scan.key, id, exposure),
            createdAt: clock.now(),
          };
        }),
  );
  if (rows.length > 0) await tx.insert(scanFindings).values(rows).onConflictDoNothing();
}

/** Only answers that a source has just given: a reused one does not grow younger. */
async function keepFresh(tx: Transaction, { vault }: Platform, ended: readonly Ended[]): Promise<void> {
  const fresh = ended.flatMap(({ check: { source, subject }, answer, finishedAt, reusedFrom }) =>
    reusedFrom || answer.state === 'not-checked' ? [] : [{ source, subject, answer, answeredAt: finishedAt }],
  );
  await keepAnswers(tx, vault, fresh);
}

async function savePercentage(tx: Transaction, scanId: string): Promise<void> {
  const ended = sql`(select floor(100.0 * count(*) filter (where state in ('found', 'clear', 'not-checked')) / count(*))
    from scan_checks where scan_id = ${scanId})`;
  await tx.update(userScans).set({ completionPercentage: ended }).where(eq(userScans.id, scanId));
}
