import { eq, sql } from 'drizzle-orm';
import type { ServiceInput } from '#contract/site/services.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns, changesBetween, requireVersion, violates } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import {
  serviceActivated,
  serviceCreated,
  serviceDeactivated,
  serviceDeleted,
  serviceUpdated,
} from '#core/site/services/events.ts';
import { editableOf } from '#core/site/services/queries/services.ts';
import { canDelete, freeId, inUse, mostServices } from '#core/site/services/rules.ts';
import { services } from '#core/site/services/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { addressOf } from '#platform/text/slug.ts';

type Row = typeof services.$inferSelect;

const gone = 'This service has been deleted.';

const inTransaction = <Result>({ platform, actor }: Context, work: (tx: Transaction) => Promise<Result>) =>
  platform.database.transaction(scopeOf(actor), work);

/** Two who add at once wait for each other, so that neither takes the other's id. */
const lockCatalogue = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('services'))`);

const logged = (values: object) => asColumns(services, values);

async function lockService(tx: Transaction, id: string): Promise<Row | null> {
  const [row] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  return row ?? null;
}

/** What the row will hold; a place that is left open is the last among its type. */
function valuesOf({ position, ...values }: ServiceInput, others: readonly Row[]) {
  const places = others.filter((one) => one.serviceType === values.serviceType).map((one) => one.position);
  return { ...values, position: position ?? Math.max(0, ...places) + 1 };
}

/** The same but for a place that was left open. */
const isSame = (row: Row, input: ServiceInput) =>
  changesBetween(editableOf(row), { ...input, position: input.position ?? row.position }) === null;

/**
 * Adds a service under an id made of its name. The same form sent twice adds one.
 * @returns its id
 * @throws AppError `forbidden`, `conflict` when the catalogue is full
 */
export async function createService(ctx: Context, input: ServiceInput): Promise<string> {
  requireCan(ctx.actor, 'service.change');
  return inTransaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const all = await tx.select().from(services);
    const repeated = all.find((row) => isSame(row, input));
    if (repeated) return repeated.id;
    if (all.length >= mostServices)
      throw new AppError('conflict', { publicMessage: `The catalogue holds at most ${mostServices} services.` });
    const id = freeId(addressOf(input.name, 'service'), new Set(all.map((row) => row.id)));
    const values = valuesOf(input, all);
    const now = ctx.platform.clock.now();
    await tx.insert(services).values({ id, ...values, createdAt: now, updatedAt: now });
    await record(tx, ctx, serviceCreated, { entityId: id, newValues: logged(values) });
    return id;
  });
}

/**
 * Changes a service; its id stays, so that links to it still lead there. The values it has already change nothing.
 * @param version of the values that the form was filled with
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else has changed it since
 */
export async function updateService(ctx: Context, id: string, input: ServiceInput, version: string): Promise<void> {
  requireCan(ctx.actor, 'service.change');
  await inTransaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const row = await lockService(tx, id);
    if (!row) throw new AppError('not-found', { publicMessage: gone });
    const others = (await tx.select().from(services)).filter((one) => one.id !== id);
    const before = editableOf(row);
    const after = valuesOf(input, others);
    const changes = changesBetween(before, after);
    if (!changes) return;
    requireVersion(before, version);
    await tx
      .update(services)
      .set({ ...after, updatedAt: ctx.platform.clock.now() })
      .where(eq(services.id, id));
    await record(tx, ctx, serviceUpdated, {
      entityId: id,
      oldValues: logged(changes.oldValues),
      newValues: logged(changes.newValues),
    });
  });
}

/** Shows a service in the catalogue or hides it. Again changes nothing. @throws AppError `forbidden`, `not-found` */
export async function setServiceVisibility(ctx: Context, id: string, isActive: boolean): Promise<void> {
  requireCan(ctx.actor, 'service.change');
  await inTransaction(ctx, async (tx) => {
    const row = await lockService(tx, id);
    if (!row) throw new AppError('not-found', { publicMessage: gone });
    if (row.isActive === isActive) return;
    await tx.update(services).set({ isActive, updatedAt: ctx.platform.clock.now() }).where(eq(services.id, id));
    await record(tx, ctx, isActive ? serviceActivated : serviceDeactivated, {
      entityId: id,
      oldValues: logged({ isActive: row.isActive }),
      newValues: logged({ isActive }),
    });
  });
}

/**
 * Takes a service out of the catalogue for good; orders of it keep its name. What is gone already stays gone.
 * @throws AppError `forbidden`, `conflict` when scans are filed under it
 */
export async function deleteService(ctx: Context, id: string): Promise<void> {
  requireCan(ctx.actor, 'service.change');
  if (!canDelete(id)) throw new AppError('conflict', { publicMessage: inUse });
  try {
    await inTransaction(ctx, async (tx) => {
      const row = await lockService(tx, id);
      if (!row) return;
      await tx.delete(services).where(eq(services.id, id));
      await record(tx, ctx, serviceDeleted, { entityId: id, oldValues: logged(editableOf(row)) });
    });
  } catch (error) {
    if (violates(error, 'reference')) throw new AppError('conflict', { publicMessage: inUse, cause: error });
    throw error;
  }
}
