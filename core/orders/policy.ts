import { type Actor, isStaff } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

interface Owned {
  userId: string | null;
}

const isOwnOf = (actor: Actor, { userId }: Owned): boolean => actor.kind === 'person' && actor.userId === userId;
const isWorker = (actor: Actor): boolean => actor.kind === 'system';

/** Who may do what with an order. Strangers do not get this far: to them the order does not exist. */
export const orderPermissions = {
  'order.read': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor) || isWorker(actor),
  'order.write-message': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor),
  'order.attach-file': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor),
  'order.cancel-appointment': (actor: Actor, order: Owned) => isOwnOf(actor, order) || isStaff(actor),
  'order.publish-availability': isStaff,
  'order.start': isStaff,
  'order.complete': isStaff,
  'order.cancel': isStaff,
  'order.change-status': isStaff,
  'order.change-payment': isStaff,
  'order.refund': isStaff,
  'order.save-notes': isStaff,
  'order.settle-message': isStaff,
  'order.internal-note': isStaff,
  'order.plan': isStaff,
  'order.read-scan': isStaff,
  'order.list': isStaff,
  'order.export': isStaff,
} satisfies Record<string, (actor: Actor, order: Owned) => boolean>;

export const requireCan = guardBy(orderPermissions);

/** What staff do with any order, and nobody else with any. */
export type StaffPermission = Exclude<
  keyof typeof orderPermissions,
  'order.read' | 'order.write-message' | 'order.attach-file' | 'order.cancel-appointment'
>;
