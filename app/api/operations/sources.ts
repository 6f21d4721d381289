import { z } from 'zod';
import { defineOperation } from '#app/api/define.ts';
import { count } from '#contract/base/shapes.ts';
import { sourceCategories } from '#contract/scans/types.ts';
import { listSources } from '#core/sources/health/queries/listing.ts';

const source = z.object({
  id: z.string(),
  name: z.string(),
  homepage: z.string(),
  category: z.enum(sourceCategories),
  reveals: z.string(),
  clearCovers: z.string().describe('What "nothing found" covers'),
  condition: z.string(),
  because: z.string().describe('Why it is in this condition'),
});

export const sourceOperations = [
  defineOperation({
    id: 'listSources',
    method: 'GET',
    path: '/sources',
    tag: 'Sources',
    scope: 'scans:read',
    summary: 'List the sources of one kind, with the state of each',
    query: z.strictObject({
      category: z.enum(sourceCategories),
      page: z.coerce.number().int().min(1).max(1_000).default(1),
    }),
    answer: z.object({ items: z.array(source), page: count, matching: count }),
    async run(ctx, { query: { category, page } }) {
      const list = await listSources(ctx, { filter: { q: '', category, condition: null }, page });
      return { items: list.sources, page: list.page, matching: list.matching };
    },
  }),
];
