import { eq } from 'drizzle-orm';
import { type Loaded, loadForChange } from '#core/accounts/profile/actions/load-for-change.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

interface Change {
  event: EventDefinition;
  permission: `user.${'change-role' | 'deactivate' | 'reactivate'}`;
  /** Nothing is left to do: it was asked for twice. */
  isDone(loaded: Loaded): boolean;
  write(tx: Transaction, ctx: PersonContext, loaded: Loaded): Promise<void>;
}

export const mailTo = async (tx: Transaction, { id, email, fullName }: Loaded['row']) => ({
  to: email,
  language: await languageOfUser(tx, id),
  input: { name: fullName, email },
  userId: id,
});

export async function updateProfile(
  tx: Transaction,
  { platform }: Context,
  userId: string,
  values: Partial<Loaded['row']>,
): Promise<void> {
  const changed = await tx
    .update(profiles)
    .set({ ...values, updatedAt: platform.clock.now() })
    .where(eq(profiles.id, userId))
    .returning({ id: profiles.id });
  if (changed.length !== 1) throw new Error('a locked profile was not changed');
}

/** What is refused is recorded too, in a transaction of its own. */
export async function changeUser(ctx: Context, userId: string, change: Change): Promise<void> {
  const staff = requireAccount(ctx);
  requireCan(staff.actor, 'panel.enter');
  const { database } = ctx.platform;
  try {
    await database.transaction(scopeOf(staff.actor), async (tx) => {
      const loaded = await loadForChange(tx, staff, userId);
      requireCan(staff.actor, change.permission, loaded);
      if (!change.isDone(loaded)) await change.write(tx, staff, loaded);
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden')
      await database.transaction(scopeOf(staff.actor), (tx) =>
        record(tx, staff, change.event, { entityId: userId, userId, outcome: 'refused' }),
      );
    throw error;
  }
}
