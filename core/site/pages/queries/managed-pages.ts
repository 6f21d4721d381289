import { asc, eq } from 'drizzle-orm';
import { cutText } from '#contract/base/cut-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { isUsedKey, type ManagedPage } from '#contract/site/pages.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { versionOf } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { translatedOf } from '#core/site/pages/internal/write-page.ts';
import { cmsContent } from '#core/site/pages/schema.ts';
import { requireCan } from '#core/site/policy.ts';
import { editedTranslations } from '#core/site/translations.ts';
import { unusedFields } from './read.ts';

/** Entries that the tab holds. */
export const mostPages = 300;
const PREVIEW = 150;

type Row = typeof cmsContent.$inferSelect;

/** What of an entry staff edit. */
export const editableOf = ({ title, metaDescription, content, translations }: Row) => ({
  title,
  metaDescription,
  content,
  translations,
});

const managedPage = (row: Row): ManagedPage => ({
  id: row.id,
  pageKey: row.pageKey,
  title: row.title,
  metaDescription: row.metaDescription,
  json: JSON.stringify(row.content, null, 2),
  preview: cutText(JSON.stringify(row.content), PREVIEW),
  unused: isUsedKey(row.pageKey) ? unusedFields(row.pageKey, row.content) : [],
  translations: editedTranslations(translatedOf(row)),
  updatedAt: row.updatedAt.toISOString(),
  version: versionOf(editableOf(row)),
});

/** Every entry, for staff, by key. @throws AppError `forbidden` */
export async function listPages({ actor, platform }: Context): Promise<ManagedPage[]> {
  requireCan(actor, 'page.change');
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select().from(cmsContent).orderBy(asc(cmsContent.pageKey)).limit(mostPages),
  );
  return rows.map(managedPage);
}

/** An entry as its form begins. @throws AppError `forbidden`, `not-found` */
export async function getManagedPage({ actor, platform }: Context, id: string): Promise<ManagedPage> {
  requireCan(actor, 'page.change');
  const [row] = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select().from(cmsContent).where(eq(cmsContent.id, id)),
  );
  if (!row) throw new AppError('not-found', { publicMessage: fault('entry-gone') });
  return managedPage(row);
}
