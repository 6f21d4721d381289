import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { sourceHeld, sourceReleased } from '#core/sources/health/events.ts';
import { forgetHealth } from '#core/sources/health/internal/remembered.ts';
import { lockHealth, writeHealth } from '#core/sources/health/internal/rows.ts';
import { requireCan } from '#core/sources/health/policy.ts';
import { afterRelease, isSuspended } from '#core/sources/health/rules.ts';
import { sourceById } from '#core/sources/queries/sources.ts';

/** Staff have a source left out until they release it. One that is held already stays so. @throws AppError */
export async function holdSource(ctx: Context, sourceId: string): Promise<void> {
  const { actor, platform } = ctx;
  const source = requireSource(sourceId);
  requireCan(actor, 'sources.hold');
  const now = platform.clock.now();
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const { heldAt } = await lockHealth(tx, sourceId, now);
    if (heldAt) return;
    await writeHealth(tx, sourceId, { heldAt: now });
    await record(tx, ctx, sourceHeld, { entityId: sourceId, userId: null, details: { source: source.name } });
  });
  forgetHealth(platform);
}

/**
 * Staff let a source be asked again, that they held or that failed its controls. Its answers need their proof as before, and
 * one failure more puts it out. @throws AppError
 */
export async function releaseSource(ctx: Context, sourceId: string): Promise<void> {
  const { actor, platform } = ctx;
  const source = requireSource(sourceId);
  requireCan(actor, 'sources.hold');
  const now = platform.clock.now();
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const before = await lockHealth(tx, sourceId, now);
    if (!isSuspended(before)) return;
    const isOut = isSuspended({ ...before, heldAt: null });
    const { state, recent, nights } = isOut ? afterRelease : before;
    const moved = isOut ? { state, recent: [...recent], nights: [...nights], since: now } : {};
    await writeHealth(tx, sourceId, { heldAt: null, ...moved });
    const details = { source: source.name, from: before.heldAt ? 'held' : before.state };
    await record(tx, ctx, sourceReleased, { entityId: sourceId, userId: null, details });
  });
  forgetHealth(platform);
}

function requireSource(id: string) {
  const source = sourceById(id);
  if (!source) throw new AppError('not-found');
  return source;
}
