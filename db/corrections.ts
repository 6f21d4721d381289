import { and, eq, sql } from 'drizzle-orm';
import { blogPosts } from '#core/site/posts/schema.ts';
import { initialCatalogue } from '#core/site/services/initial-catalogue.ts';
import { services } from '#core/site/services/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { initialPosts } from './posts.ts';

type Correctable = 'description' | 'detailedDescription' | 'features';

/** First texts of services that promised what the product does not do. */
export const correctedServices: Readonly<Record<string, Partial<Pick<typeof services.$inferSelect, Correctable>>>> = {
  'detailed-exposure-report': {
    description: 'A deeper scan with the evidence kept, and a report you can print or save.',
    detailedDescription:
      'We ask everything the free scan asks, and more: the user names you give us, domains of yours, public records and people-search sites. The report keeps the evidence for every finding, says how sure we are and why, and lists what could not be checked.',
  },
  'privacy-guidance-package': {
    detailedDescription:
      'A specialist reads your report with you in mind and writes a plan in order of effect: which accounts to close, which passwords to change first, which companies to write to, with the letters drafted for you to send.',
    features: ['Everything in the report', 'A plan in order of effect', 'Letter templates for removals'],
  },
};

/** First texts of posts that the product has outgrown, by the MD5 of what they said. */
export const correctedPosts: Readonly<Record<string, string>> = {
  'what-a-risk-score-can-and-cannot-say': '29725c5682fae5a30e27debccde99042',
};

/** Gives the services their present first texts, each only where it still stands as it was first written. */
export async function correctServices(tx: Transaction): Promise<void> {
  for (const [id, before] of Object.entries(correctedServices)) {
    const now = initialCatalogue.find((service) => service.id === id);
    for (const column of Object.keys(before) as Correctable[])
      await tx
        .update(services)
        .set({ [column]: now?.[column] })
        .where(and(eq(services.id, id), eq(services[column], before[column] as never)));
  }
}

/** The same with posts. */
export async function correctPosts(tx: Transaction): Promise<void> {
  for (const { slug, content } of initialPosts()) {
    const before = correctedPosts[slug];
    if (before === undefined) continue;
    await tx
      .update(blogPosts)
      .set({ content })
      .where(and(eq(blogPosts.slug, slug), sql`md5(${blogPosts.content}) = ${before}`));
  }
}
