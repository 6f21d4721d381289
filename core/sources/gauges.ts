import { sql } from 'drizzle-orm';
import { defineGauge, type Sample } from '#platform/metrics/define-gauge.ts';
import { sourceById } from './queries/sources.ts';

export const pausedVendors = defineGauge({
  name: 'quietprint_vendor_paused_seconds',
  help: 'How much longer a vendor asked us to wait.',
  labels: ['vendor'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ vendor: string; seconds: number }>(sql`
      select vendor_id as vendor, extract(epoch from paused_until - now())::float8 as seconds
      from source_vendors where paused_until > now()`);
    return rows.map(({ vendor, seconds }) => ({ labels: { vendor }, value: seconds }));
  },
});

export const sourceStateSeconds = defineGauge({
  name: 'quietprint_source_state_seconds',
  help: 'How long each source that scans always ask has been in its state; "held" where staff have it left out.',
  labels: ['source', 'state'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ source: string; state: string; seconds: number }>(sql`
      select source_id as source, case when held_at is null then state else 'held' end as state,
        extract(epoch from now() - coalesce(held_at, since))::float8 as seconds
      from source_health`);
    const always = rows.filter(({ source }) => !sourceById(source)?.mustProve);
    return always.map(({ source, state, seconds }) => ({ labels: { source, state }, value: seconds }));
  },
});
