import { eq } from 'drizzle-orm';
import type { CatalogueStore } from '#core/sources/internal/catalogue/catalogue.ts';
import { sourceCatalogues } from '#core/sources/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

const BREACHES = 'breaches';

/** Keeps the catalogue in the database: one fetch a day serves every instance and every restart. */
export function catalogueInDatabase({ database }: Pick<Platform, 'database'>): CatalogueStore {
  return {
    async read() {
      const [row] = await database.transaction(systemScope, (tx) =>
        tx.select().from(sourceCatalogues).where(eq(sourceCatalogues.id, BREACHES)),
      );
      return row ? { fetchedAt: row.fetchedAt, body: row.body } : null;
    },
    async write(kept) {
      await database.transaction(systemScope, (tx) =>
        tx
          .insert(sourceCatalogues)
          .values({ id: BREACHES, ...kept })
          .onConflictDoUpdate({ target: sourceCatalogues.id, set: kept }),
      );
    },
  };
}
