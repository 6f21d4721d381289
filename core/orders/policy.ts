import { fault } from '#contract/faults/faults.ts';
import { type Actor, isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

interface Owned {
  userId: string | null;
}

const isOwnOf = (actor: Actor, { userId }: Owned): boolean => actor.kind === 'person' && actor.userId === userId;
const isWorker = (actor: Actor): boolean => actor.kind === 'system';

/** For what staff decide about an order: nobody decides about their own. */
const byOtherStaff = (actor: Actor, order: Owned): boolean | string =>
  isStaff(actor) && (!isOwnOf(actor, order) || fault('own-order'));

/** Who may do what with an order. Strangers do not get this far: to them the order does not exist. */
export const orderPermissions = {
  'order.read': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor) || isWorker(actor),
  'order.write-message': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor),
  'order.attach-file': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor),
  'order.cancel-appointment': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor),
  'order.publish-availability': isStaff,
  'order.start': byOtherStaff,
  'order.complete': byOtherStaff,
  'order.cancel': byOtherStaff,
  'order.change-status': byOtherStaff,
  'order.change-payment': byOtherStaff,
  'order.refund': byOtherStaff,
  'order.save-notes': byOtherStaff,
  'order.settle-message': byOtherStaff,
  'order.internal-note': byOtherStaff,
  'order.plan': byOtherStaff,
  'order.read-scan': byOtherStaff,
  'order.guide': byOtherStaff,
  'order.list': isStaff,
  'order.export': isStaff,
} satisfies Record<string, (actor: Actor, order: Owned) => boolean | string>;

export const requireCan = guardBy(orderPermissions);

/** What staff do with an order of somebody else. */
export type StaffPermission = Exclude<
  keyof typeof orderPermissions,
  | 'order.read'
  | 'order.write-message'
  | 'order.attach-file'
  | 'order.cancel-appointment'
  | 'order.publish-availability'
  | 'order.list'
  | 'order.export'
>;
