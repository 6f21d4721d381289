import { and, eq, inArray, sql } from 'drizzle-orm';
import { lateTimes } from '#core/scans/rules.ts';
import { scanChecks } from '#core/scans/schema.ts';
import { mostToAsk } from '#core/sources/actions/expect-slots.ts';
import { pacedWith } from '#core/sources/queries/sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import type { Question } from './changes.ts';

/** A scan that has ended, with what it waits for and whose time has come. */
export interface DueScan {
  id: string;
  takenAt: Date;
  questions: Question[];
}

/**
 * Takes what is to be asked by now: nobody else takes it again until it was given back, or whoever took it must have died.
 * Of each source twice as much as its vendor's limits let it be asked in that time, as some of it may not be readable any more or may lose
 * its turn to a visitor; what was promised first before the rest.
 * @returns the oldest scan first
 */
export async function claimDue({ database, clock, sources, config }: Platform): Promise<DueScan[]> {
  const now = clock.now();
  const by = new Date(now.getTime() + lateTimes.aheadMs).toISOString();
  const dead = new Date(now.getTime() - lateTimes.deadMs).toISOString();
  const most = JSON.stringify(
    sources.allSources().map((source) => ({
      id: source.id,
      most: 2 * mostToAsk(pacedWith(config, source), lateTimes.aheadMs),
    })),
  );
  const { rows } = await database.transaction(systemScope, (tx) =>
    tx.execute<{ scan_id: string; source_id: string; identifier_id: string }>(sql`
      with due as (
        select own.* from jsonb_to_recordset(${most}::jsonb) as asked(id text, most integer)
        cross join lateral (
          select k.scan_id, k.source_id, k.identifier_id, s.started_at, k.position
          from scan_checks k join user_scans s on s.id = k.scan_id
          where k.state = 'waiting' and k.source_id = asked.id and k.expected_at <= ${by}
            and (k.started_at is null or k.started_at < ${dead}) and s.status = 'completed'
          order by k.expected_at, s.started_at, k.scan_id limit asked.most for update of k skip locked
        ) own
      ), claimed as (
        update scan_checks k set started_at = ${now.toISOString()} from due
        where (k.scan_id, k.source_id, k.identifier_id) = (due.scan_id, due.source_id, due.identifier_id)
      )
      select scan_id, source_id, identifier_id from due order by started_at, scan_id, position`),
  );
  const questions = rows.map((row) => ({
    scanId: row.scan_id,
    sourceId: row.source_id,
    identifierId: row.identifier_id,
  }));
  return [...Map.groupBy(questions, ({ scanId }) => scanId)].map(([id, of]) => ({
    id,
    takenAt: now,
    questions: of,
  }));
}

/** What was taken together and has not had its turn is anybody's again. */
export async function giveBack({ database }: Platform, due: readonly DueScan[]): Promise<void> {
  const [first] = due;
  if (!first) return;
  const ids = due.map(({ id }) => id);
  await database.transaction(systemScope, (tx) =>
    tx
      .update(scanChecks)
      .set({ startedAt: null })
      .where(
        and(inArray(scanChecks.scanId, ids), eq(scanChecks.state, 'waiting'), eq(scanChecks.startedAt, first.takenAt)),
      ),
  );
}
