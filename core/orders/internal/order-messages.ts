import type { Context } from '#core/base/context.ts';
import type { OrderRecord } from './load.ts';

/** On whose side of the conversation the actor stands: also staff are customers of their own orders. */
export const writesAsStaff = ({ actor }: Context, { userId }: Pick<OrderRecord, 'userId'>): boolean =>
  actor.kind === 'person' && actor.userId !== userId;
