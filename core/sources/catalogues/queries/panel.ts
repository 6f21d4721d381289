import { and, count, desc, eq } from 'drizzle-orm';
import type { CatalogueView } from '#contract/sources/catalogues.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { publicCatalogues } from '#core/sources/catalogues/internal/lists.ts';
import { breachCatalogues, listedBreaches } from '#core/sources/catalogues/schema.ts';
import { requireCan } from '#core/sources/health/policy.ts';
import { switchedOnSources } from '#core/sources/queries/sources.ts';

/** Every public catalogue with how its last reading went. @throws AppError `forbidden` */
export async function readManagedCatalogues(ctx: Context): Promise<CatalogueView[]> {
  const { actor, platform } = ctx;
  requireCan(actor, 'sources.read');
  const { rows, counts, newest } = await platform.database.read(scopeOf(actor), async (tx) => ({
    rows: await tx.select().from(breachCatalogues),
    counts: await tx
      .select({ id: listedBreaches.catalogueId, breaches: count() })
      .from(listedBreaches)
      .where(eq(listedBreaches.isListed, true))
      .groupBy(listedBreaches.catalogueId),
    newest: await tx
      .selectDistinctOn([listedBreaches.catalogueId])
      .from(listedBreaches)
      .where(and(eq(listedBreaches.isNews, true), eq(listedBreaches.isListed, true)))
      .orderBy(listedBreaches.catalogueId, desc(listedBreaches.noticedAt), listedBreaches.name),
  }));
  const asked = new Set(switchedOnSources(platform.config).map(({ id }) => id));
  return publicCatalogues.map(({ id, name, sourceId }) => {
    const row = rows.find(({ catalogueId }) => catalogueId === id);
    const news = newest.find(({ catalogueId }) => catalogueId === id);
    return {
      id,
      name,
      state: row?.state ?? 'unread',
      since: row?.since.toISOString() ?? null,
      readAt: row?.readAt?.toISOString() ?? null,
      breaches: counts.find((one) => one.id === id)?.breaches ?? 0,
      newest: news ? { title: news.title, noticedAt: news.noticedAt.toISOString() } : null,
      isAsked: asked.has(sourceId),
    };
  });
}
