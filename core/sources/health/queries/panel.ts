import { and, desc, eq } from 'drizzle-orm';
import type { ListedSource } from '#contract/sources/listing.ts';
import { sentenceOf } from '#core/base/audit/events.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { sourceHeld } from '#core/sources/health/events.ts';
import { readEveryHealth } from '#core/sources/health/internal/rows.ts';
import { requireCan } from '#core/sources/health/policy.ts';
import { isSuspended } from '#core/sources/health/rules.ts';
import { listSources } from './listing.ts';

/** A source as staff see it. */
export interface ManagedSource extends ListedSource {
  isHeld: boolean;
  /** Nobody is asked with it, be it held or out. */
  isSuspended: boolean;
}

export interface SourceEvent {
  id: string;
  /** ISO 8601 */
  at: string;
  source: string;
  sentence: string;
}

const MOST_EVENTS = 50;

/** Every source with what staff can do about it, and what happened to them, newest first. @throws AppError */
export async function readManagedSources(ctx: Context) {
  const { actor, platform } = ctx;
  requireCan(actor, 'sources.read');
  const list = await listSources(ctx);
  const health = await platform.database.read(scopeOf(actor), readEveryHealth);
  const sources: ManagedSource[] = list.map((source) => {
    const own = health.get(source.id);
    return { ...source, isHeld: Boolean(own?.heldAt), isSuspended: own !== undefined && isSuspended(own) };
  });
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select()
      .from(auditLogs)
      .where(and(eq(auditLogs.entityType, sourceHeld.entityType), eq(auditLogs.outcome, 'success')))
      .orderBy(desc(auditLogs.createdAt), desc(auditLogs.id))
      .limit(MOST_EVENTS),
  );
  const events: SourceEvent[] = rows.map(({ id, createdAt, details, entityId }) => ({
    id,
    at: createdAt.toISOString(),
    source: typeof details?.source === 'string' ? details.source : (entityId ?? ''),
    sentence: sentenceOf(details) ?? 'Something changed',
  }));
  return { sources, events };
}
