import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { optOutBegan, optOutEnded } from '#core/opt-outs/events.ts';
import { optOutLinks, optOuts } from '#core/opt-outs/schema.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Puts the address on the list, or takes it off, as the link says: call it for a POST only, as mail scanners follow links.
 * The link works once, and ends every other that was mailed to the address.
 * @throws AppError `gone`, the same for every link that does not work
 */
export function followOptOutLink(ctx: Context, { token }: { token: string }): Promise<'began' | 'ended'> {
  const { database, vault, clock } = ctx.platform;
  return database.transaction(systemScope, async (tx) => {
    const [link] = await tx
      .select()
      .from(optOutLinks)
      .where(eq(optOutLinks.tokenHash, vault.hashToken(token)))
      .for('update');
    const now = clock.now();
    if (!link || link.expiresAt <= now) throw new AppError('gone', { publicMessage: fault('dead-opt-out-link') });
    const { emailIndex, purpose } = link;
    await tx.delete(optOutLinks).where(eq(optOutLinks.emailIndex, emailIndex));
    if (purpose === 'begin') await tx.insert(optOuts).values({ emailIndex, createdAt: now }).onConflictDoNothing();
    else await tx.delete(optOuts).where(eq(optOuts.emailIndex, emailIndex));
    await record(tx, ctx, purpose === 'begin' ? optOutBegan : optOutEnded, { entityId: null });
    return purpose === 'begin' ? 'began' : 'ended';
  });
}
