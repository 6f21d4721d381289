import type { z } from 'zod';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { Context } from './context.ts';

/** The chapters of the copy that people get of their data, in its order. */
export const exportChapters = ['account', 'scans', 'orders', 'messages', 'activity'] as const;

/** The archive that an export becomes. */
export interface ExportArchive {
  /** Where a file of an order is in it; null when there was no room for it. */
  pathOf(fileId: string): string | null;
}

/** One file of an export, e.g. `orders.json`: what it is called, and what it holds, read as it is written. */
export interface ExportSection {
  chapter: (typeof exportChapters)[number];
  name: string;
  title: string;
  /**
   * Of one row. The JSON Schema in the archive is made of it, and every row passes through it: what it does not know is
   * not written.
   */
  shape: z.ZodType;
  rows(ctx: Context, archive: ExportArchive): AsyncIterable<unknown>;
}

/** Every row of a list, page by page. */
export async function* everyRow<Row>(read: (listing: Listing) => Promise<Page<Row>>): AsyncGenerator<Row> {
  let before: string | null = null;
  do {
    const page: Page<Row> = await read({ before, after: null });
    yield* page.rows;
    before = page.older;
  } while (before !== null);
}
