import { and, eq, isNull, lt, notInArray, type SQL } from 'drizzle-orm';
import type { OrderOwner } from '#contract/orders/types.ts';
import type { Context } from '#core/base/context.ts';
import { dayOf } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';

/** Which orders a list of staff shows, by whose they are. */
export function ownedBy(owner: OrderOwner, { actor, platform }: Context): SQL | undefined {
  const { assigneeId, expectedOn, status } = serviceRequests;
  const isOpen = notInArray(status, ['completed', 'cancelled']);
  if (owner === 'mine') return actor.kind === 'person' ? eq(assigneeId, actor.userId) : undefined;
  if (owner === 'unassigned') return and(isNull(assigneeId), isOpen);
  if (owner === 'overdue') return and(lt(expectedOn, dayOf(platform.clock.now())), isOpen);
  return undefined;
}
