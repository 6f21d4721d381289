import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, isStaff } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { requireAccount } from '#core/base/person.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { addressBounced } from '#core/removal/routes/events.ts';
import { mostBouncesADay, restoredForMs } from '#core/removal/routes/rules.ts';
import { removalBounces } from '#core/removal/routes/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { limitsOf } from '#platform/limits/limits.ts';

const DAY_SECONDS = 86_400;

/**
 * Marks that mail to a company came back. Its address is not offered to anybody from then on, until staff restore it; for
 * some time after that, the word of staff alone withholds it. What is kept says nothing of who wrote.
 * @param companyId in the directory
 * @throws AppError `not-found` for a company without an address, `unauthenticated`, `limited`
 */
export async function reportBounce(ctx: Context, companyId: string): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { clock, config, database, vault } = platform;
  const email = openDirectory(config.directoryFile).findById(companyId)?.addressee?.email?.toLowerCase();
  if (!email) throw new AppError('not-found');
  const isByStaff = isStaff(actor);
  const now = clock.now();
  const rates = [{ most: mostBouncesADay, windowSeconds: DAY_SECONDS }];
  await database.transaction(systemScope, async (tx) => {
    const [row] = await tx.select().from(removalBounces).where(eq(removalBounces.route, email)).for('update');
    if (row && row.restoredAt === null) return;
    if (!isByStaff) {
      const limits = limitsOf(vault, 'bounces', actor.userId, rates);
      await requireAllowance(
        tx,
        platform,
        limits,
        'You have reported many addresses today. Please try again tomorrow.',
      );
    }
    await record(tx, ctx, addressBounced, {
      entityId: null,
      userId: isByStaff ? null : actor.userId,
      details: isByStaff ? { email } : {},
    });
    const isTrusted = row?.restoredAt && now.getTime() - row.restoredAt.getTime() < restoredForMs;
    if (isTrusted && !isByStaff) return;
    const bounced = { bouncedAt: now, isByStaff, restoredAt: null };
    await tx
      .insert(removalBounces)
      .values({ route: email, ...bounced })
      .onConflictDoUpdate({ target: removalBounces.route, set: bounced });
  });
}
