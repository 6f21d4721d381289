import { sql } from 'drizzle-orm';
import { defineGauge, type Sample } from '#platform/metrics/define-gauge.ts';

const queued = defineGauge({
  name: 'quietprint_mail_queued',
  help: 'Mail on its way, by the failure of its last try; "none" before the first.',
  labels: ['failure'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ failure: string; count: number }>(sql`
      select coalesce(last_failure, 'none') as failure, count(*)::int as count from mails where state = 'queued' group by 1`);
    return rows.map(({ failure, count }) => ({ labels: { failure }, value: count }));
  },
});

export const oldestMail = defineGauge({
  name: 'quietprint_mail_oldest_seconds',
  help: 'Age of the oldest mail on its way.',
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ seconds: number }>(sql`
      select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from mails where state = 'queued'`);
    return [{ value: rows[0]?.seconds ?? 0 }];
  },
});

const failed = defineGauge({
  name: 'quietprint_mail_failed',
  help: 'Mail of the last day that was given up, by failure.',
  labels: ['failure'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ failure: string; count: number }>(sql`
      select coalesce(last_failure, 'unknown') as failure, count(*)::int as count from mails
      where state = 'failed' and created_at > now() - interval '1 day' group by 1`);
    return rows.map(({ failure, count }) => ({ labels: { failure }, value: count }));
  },
});

export const mailGauges = [queued, oldestMail, failed];
