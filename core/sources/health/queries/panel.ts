import { and, desc, eq } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { filterSources, type ListedSource, type SourceCondition, sourcesPerPage } from '#contract/sources/listing.ts';
import { sentenceOf } from '#core/base/audit/events.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { sourceHeld } from '#core/sources/health/events.ts';
import { readEveryHealth } from '#core/sources/health/internal/rows.ts';
import { requireCan } from '#core/sources/health/policy.ts';
import { isSuspended } from '#core/sources/health/rules.ts';
import { type OutlinedSource, outlineSources, withHistory } from './listing.ts';

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
  /** Null for an event of another version. */
  sentence: string | null;
}

const MOST_EVENTS = 50;

/** Those that need somebody's attention first. */
const byUrgency: readonly SourceCondition[] = ['out', 'doubted', 'quiet', 'answering', 'tried', 'off'];
const urgencyOf = ({ condition }: OutlinedSource) => byUrgency.indexOf(condition);

/**
 * A page of the sources that match, with what staff can do about them, and what happened to any, newest first.
 * @param asked its page from 1 (one beyond the last is the last), and the language of what is said about sources
 * @throws AppError
 */
export async function readManagedSources(ctx: Context, asked: { q: string; page: number; language?: Language }) {
  const { q, page, language = firstLanguage } = asked;
  const { actor, platform } = ctx;
  requireCan(actor, 'sources.read');
  const { sources, matching, shown } = await platform.database.read(scopeOf(actor), async (tx) => {
    const health = await readEveryHealth(tx);
    const all = outlineSources(platform, health, language);
    const matching = filterSources(all, { q, category: null, condition: null });
    const shown = Math.min(Math.max(1, page), Math.max(1, Math.ceil(matching.length / sourcesPerPage)));
    const some = matching
      .sort((a, b) => urgencyOf(a) - urgencyOf(b))
      .slice((shown - 1) * sourcesPerPage, shown * sourcesPerPage);
    const sources = (await withHistory(tx, platform.clock.now(), some)).map((source): ManagedSource => {
      const own = health.get(source.id);
      return { ...source, isHeld: Boolean(own?.heldAt), isSuspended: own !== undefined && isSuspended(own) };
    });
    return { sources, matching: matching.length, shown };
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
    sentence: sentenceOf(details, language),
  }));
  return { sources, matching, page: shown, events };
}
