import type { Actor } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

interface Owned {
  userId: string;
}

/** Nobody but the person prepares, sends or answers anything in their name. */
const isOwner = (actor: Actor, { userId }: Owned): boolean => actor.kind === 'person' && actor.userId === userId;

export const removalPermissions = {
  'removal.prepare': isOwner,
  'removal.change': isOwner,
  'removal.leave-out': isOwner,
  /** Deadlines that pass, and what was seen. */
  'removal.observe': (actor: Actor) => actor.kind === 'system',
};

export const requireCan = guardBy(removalPermissions);
