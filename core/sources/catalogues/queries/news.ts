import { and, eq, gt, max } from 'drizzle-orm';
import { publicCatalogues } from '#core/sources/catalogues/internal/lists.ts';
import { listedBreaches } from '#core/sources/catalogues/schema.ts';
import { suspendedSources } from '#core/sources/health/queries/suspended.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** A source that can be asked about breaches which its catalogue has published. */
export interface SourceNews {
  sourceId: string;
  /** When the newest of them was noticed. */
  at: Date;
}

/** Sources whose catalogues have ever had news, and which can be asked now. */
export async function readNews(platform: Platform): Promise<SourceNews[]> {
  const rows = await platform.database.read(systemScope, (tx) =>
    tx
      .select({ id: listedBreaches.catalogueId, at: max(listedBreaches.noticedAt) })
      .from(listedBreaches)
      .where(and(eq(listedBreaches.isNews, true), eq(listedBreaches.isListed, true)))
      .groupBy(listedBreaches.catalogueId),
  );
  const suspended = await suspendedSources(platform);
  const asked = new Set(switchedOnSources(platform.config).flatMap(({ id }) => (suspended.has(id) ? [] : [id])));
  return publicCatalogues.flatMap(({ id, sourceId }) => {
    const at = rows.find((row) => row.id === id)?.at;
    return at && asked.has(sourceId) ? [{ sourceId, at }] : [];
  });
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a breach of that name was published after `since`. Catalogues spell names in their own ways. */
export async function readPublishedSince(tx: Transaction, since: Date): Promise<(name: string) => boolean> {
  const rows = await tx
    .select({ name: listedBreaches.name, title: listedBreaches.title })
    .from(listedBreaches)
    .where(and(eq(listedBreaches.isNews, true), gt(listedBreaches.noticedAt, since)));
  const names = new Set(rows.flatMap(({ name, title }) => [plainName(name), plainName(title)]));
  return (name) => names.has(plainName(name));
}
