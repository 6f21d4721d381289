import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogueState } from '#contract/sources/catalogues.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { breachesPublished, catalogueMoved } from '#core/sources/catalogues/events.ts';
import { catalogueTimes, hasShrunk, isReadingDue } from '#core/sources/catalogues/rules.ts';
import { breachCatalogues, listedBreaches } from '#core/sources/catalogues/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import type { ListedBreach, PublicCatalogue } from './lists.ts';

type Row = typeof breachCatalogues.$inferSelect;

/**
 * Keeps what a reading came to: the list where it can be believed, and which state the catalogue is in. Nothing of a list
 * that is not believed is kept, and nothing follows from it.
 * @param list null when there was no answer, or one that is no catalogue
 * @returns whether it was believed
 */
export function saveReading(
  platform: Platform,
  catalogue: PublicCatalogue,
  list: readonly ListedBreach[] | null,
): Promise<boolean> {
  return platform.database.transaction(systemScope, async (tx) => {
    const row = await lockCatalogue(tx, platform, catalogue);
    if (!isReadingDue(row, platform.clock.now())) return false;
    if (list === null) return moveTo(tx, platform, catalogue, { row, state: 'failed' });
    const before = await tx.select().from(listedBreaches).where(eq(listedBreaches.catalogueId, catalogue.id));
    const names = new Set(list.map(({ name }) => name));
    const listed = before.flatMap(({ name, isListed }) => (isListed ? [name] : []));
    const isSmaller = hasShrunk(listed, names);
    if (isSmaller && !isTidied(row, platform)) return moveTo(tx, platform, catalogue, { row, state: 'shrunk' });
    const isFirst = before.length === 0 || isSmaller;
    await keepList(tx, platform, catalogue, { list, known: new Set(before.map(({ name }) => name)), isFirst });
    const missing = listed.filter((name) => !names.has(name));
    if (missing.length > 0) await setListed(tx, catalogue, missing, false);
    return moveTo(tx, platform, catalogue, { row, state: 'read' });
  });
}

async function lockCatalogue(tx: Transaction, { clock }: Platform, { id }: PublicCatalogue): Promise<Row> {
  await tx.insert(breachCatalogues).values({ catalogueId: id, since: clock.now() }).onConflictDoNothing();
  const [row] = await tx.select().from(breachCatalogues).where(eq(breachCatalogues.catalogueId, id)).for('update');
  if (!row) throw new Error(`the catalogue ${id} has no row`);
  return row;
}

const isTidied = ({ state, since }: Row, { clock }: Platform): boolean =>
  state === 'shrunk' && clock.now().getTime() - since.getTime() >= catalogueTimes.believedAfterMs;

interface Kept {
  list: readonly ListedBreach[];
  known: ReadonlySet<string>;
  isFirst: boolean;
}

async function keepList(
  tx: Transaction,
  platform: Platform,
  catalogue: PublicCatalogue,
  { list, known, isFirst }: Kept,
): Promise<void> {
  const { id: catalogueId, name: source } = catalogue;
  const noticedAt = platform.clock.now();
  const added = [...new Map(list.map((one) => [one.name, one])).values()].filter(({ name }) => !known.has(name));
  const again = list.flatMap(({ name }) => (known.has(name) ? [name] : []));
  if (again.length > 0) await setListed(tx, catalogue, again, true);
  const rows = added.map(({ name, title }) => ({ catalogueId, name, title, noticedAt, isNews: !isFirst }));
  if (rows.length > 0) await tx.insert(listedBreaches).values(rows);
  const [newest] = rows;
  if (isFirst || !newest) return;
  const details = { source, breaches: rows.length, newest: newest.title };
  const ctx = systemContext(platform, 'source.catalogues');
  await record(tx, ctx, breachesPublished, { entityId: catalogue.sourceId, userId: null, details });
}

async function setListed(
  tx: Transaction,
  { id }: PublicCatalogue,
  names: readonly string[],
  isListed: boolean,
): Promise<void> {
  await tx
    .update(listedBreaches)
    .set({ isListed })
    .where(
      and(
        eq(listedBreaches.catalogueId, id),
        inArray(listedBreaches.name, [...names]),
        eq(listedBreaches.isListed, !isListed),
      ),
    );
}

/** @returns whether the list was believed */
async function moveTo(
  tx: Transaction,
  platform: Platform,
  { id, sourceId, name: source }: PublicCatalogue,
  { row, state }: { row: Row; state: Exclude<CatalogueState, 'unread'> },
): Promise<boolean> {
  const now = platform.clock.now();
  const isBelieved = state === 'read';
  await tx
    .update(breachCatalogues)
    .set({ state, triedAt: now, ...(state !== row.state && { since: now }), ...(isBelieved && { readAt: now }) })
    .where(eq(breachCatalogues.catalogueId, id));
  if (state === row.state) return isBelieved;
  const ctx = systemContext(platform, 'source.catalogues');
  await record(tx, ctx, catalogueMoved[state], { entityId: sourceId, userId: null, details: { source } });
  return isBelieved;
}
