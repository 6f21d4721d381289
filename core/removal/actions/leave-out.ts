import { and, eq, inArray } from 'drizzle-orm';
import type { LeaveOutInput } from '#contract/removal/desk-input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { personKey } from '#core/base/person-key.ts';
import { companyLeftOut, companyTakenBack } from '#core/removal/events.ts';
import { findAddressed } from '#core/removal/internal/company-of.ts';
import { exclusionPlace } from '#core/removal/internal/exclusions.ts';
import { companyKeys, lockCases } from '#core/removal/internal/store.ts';
import { requireCan } from '#core/removal/policy.ts';
import { removalExclusions } from '#core/removal/schema.ts';

/**
 * Keeps that a company is never asked, or that it may be again. The same again changes nothing. An open case stays.
 * @throws AppError `not-found` for who is not in the directory
 */
export async function leaveOut(ctx: Context, { company, leaveOut: isOut }: LeaveOutInput): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  requireCan(actor, 'removal.leave-out', actor);
  const addressed = findAddressed(platform.config, company, null);
  if (!addressed) throw notFound();
  const [companyKey, ...formerKeys] = companyKeys(platform, userId, addressed.operator);
  const own = and(
    eq(removalExclusions.userId, userId),
    inArray(removalExclusions.companyKey, [companyKey, ...formerKeys]),
  );
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockCases(tx, userId);
    const [known] = await tx.select({ id: removalExclusions.id }).from(removalExclusions).where(own);
    if (isOut === (known !== undefined)) return;
    if (known) await tx.delete(removalExclusions).where(own);
    else {
      const id = crypto.randomUUID();
      const key = await personKey(tx, platform, userId);
      const sealed = platform.vault.seal(key, exclusionPlace(id), addressed.operator);
      await tx.insert(removalExclusions).values({ id, userId, companyKey, sealed, createdAt: platform.clock.now() });
    }
    await record(tx, ctx, isOut ? companyLeftOut : companyTakenBack, { entityId: known?.id ?? null });
  });
}
