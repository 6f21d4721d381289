import { sql } from 'drizzle-orm';
import { defineGauge, type Sample } from '#platform/metrics/define-gauge.ts';

/** What sources answered to the scans of the last hour. */
export const answersBySource = defineGauge({
  name: 'quietprint_source_answers',
  help: 'Answers of each source to scans that were begun in the last hour; the reason says why one was not checked.',
  labels: ['source', 'state', 'reason'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ source: string; state: string; reason: string; count: number }>(sql`
      select c.source_id as source, c.state, coalesce(c.reason, '') as reason, count(*)::int as count
      from user_scans s join scan_checks c on c.scan_id = s.id
      where s.created_at > now() - interval '1 hour' group by 1, 2, 3`);
    return rows.map(({ source, state, reason, count }) => ({ labels: { source, state, reason }, value: count }));
  },
});

export const openScans = defineGauge({
  name: 'quietprint_scans_open',
  help: 'Scans that have not ended, by status.',
  labels: ['status'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ status: string; count: number }>(sql`
      select status, count(*)::int as count from user_scans where status in ('pending', 'processing') group by 1`);
    return rows.map(({ status, count }) => ({ labels: { status }, value: count }));
  },
});

export const oldestOpenScan = defineGauge({
  name: 'quietprint_scan_oldest_seconds',
  help: 'How long ago the oldest scan was asked for that has not ended.',
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
      from user_scans where status in ('pending', 'processing')`);
    return [{ value: rows[0]?.seconds ?? 0 }];
  },
});
