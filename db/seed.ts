import { defaultPages } from '#core/site/pages/internal/defaults.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { blogPosts } from '#core/site/posts/schema.ts';
import { initialCatalogue, laterServices } from '#core/site/services/initial-catalogue.ts';
import { services } from '#core/site/services/schema.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { seeds } from '#platform/database/seeds.ts';
import { sumOfFirstTexts, updateFirstTexts } from './first-texts.ts';
import { initialPosts } from './posts.ts';

const contents: Record<string, (tx: Transaction) => Promise<unknown>> = {
  services: (tx) => tx.insert(services).values(initialCatalogue).onConflictDoNothing(),
  pages: (tx) =>
    tx
      .insert(cmsContent)
      .values(Object.entries(defaultPages).map(([pageKey, page]) => ({ pageKey, ...page })))
      .onConflictDoNothing(),
  posts: (tx) => tx.insert(blogPosts).values(initialPosts()).onConflictDoNothing(),
  'a year of watching': (tx) => tx.insert(services).values(laterServices).onConflictDoNothing(),
  [`texts ${sumOfFirstTexts()}`]: (tx) => updateFirstTexts(tx),
};

/**
 * Gives a new database its first contents, and an older one the texts of this version where nobody has changed them. Each set is written once, in
 * one transaction with the note of it; texts once for each version that changes any.
 */
export async function seed(database: Database): Promise<string[]> {
  const written: string[] = [];
  for (const [name, write] of Object.entries(contents)) {
    await database.transaction(systemScope, async (tx) => {
      const [first] = await tx.insert(seeds).values({ name }).onConflictDoNothing().returning();
      if (!first) return;
      await write(tx);
      written.push(name);
    });
  }
  return written;
}
