import { and, arrayOverlaps, eq, isNull } from 'drizzle-orm';
import { isStaffScope, tokenScopes } from '#contract/accounts/tokens.ts';
import { twoFactorDisabled } from '#core/accounts/factors/events.ts';
import { accountDeactivated, roleChanged, userDeactivated } from '#core/accounts/profile/events.ts';
import { passwordChanged } from '#core/accounts/sessions/events.ts';
import { tokenEnded } from '#core/accounts/tokens/events.ts';
import { apiTokens } from '#core/accounts/tokens/schema.ts';
import { type EventDefinition, record, type Subscription } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';

interface Ending {
  userId: string;
  /** Why, as the audit log keeps it. */
  by: 'password' | 'role' | 'second-factor' | 'deactivation' | 'erasure';
  /** Which of them: all, or those with a scope of staff. */
  which?: 'all' | 'staff';
}

/** Ends tokens of somebody in the transaction of the act that asks for it, under the scope of whoever acts. */
export async function endTokensOf(tx: Transaction, ctx: Context, { userId, by, which = 'all' }: Ending): Promise<void> {
  const staffScopes = tokenScopes.filter(isStaffScope);
  const ended = await tx
    .update(apiTokens)
    .set({ endedAt: ctx.platform.clock.now() })
    .where(
      and(
        eq(apiTokens.userId, userId),
        isNull(apiTokens.endedAt),
        which === 'staff' ? arrayOverlaps(apiTokens.scopes, staffScopes) : undefined,
      ),
    )
    .returning({ id: apiTokens.id });
  for (const { id } of ended) await record(tx, ctx, tokenEnded, { entityId: id, userId, details: { by } });
}

const endAfter = (event: EventDefinition, ending: Omit<Ending, 'userId'>): Subscription => ({
  event,
  async run(tx, ctx, { entityId, newValues }) {
    if (entityId === null || (ending.by === 'role' && newValues?.role !== 'user')) return;
    await endTokensOf(tx, ctx, { userId: entityId, ...ending });
  },
});

/** What takes tokens with it. */
export const tokensEndWith: readonly Subscription[] = [
  endAfter(passwordChanged, { by: 'password' }),
  endAfter(accountDeactivated, { by: 'deactivation' }),
  endAfter(userDeactivated, { by: 'deactivation' }),
  endAfter(roleChanged, { by: 'role', which: 'staff' }),
  endAfter(twoFactorDisabled, { by: 'second-factor', which: 'staff' }),
];
