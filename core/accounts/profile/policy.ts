import { fault } from '#contract/faults/faults.ts';
import { type Actor, isStaff, type Role } from '#core/base/context.ts';
import { guardBy } from '#core/base/policy.ts';

/** An account that is about to change, and what decides whether it may. */
export interface AccountChange {
  account: {
    id: string;
    role: Role;
    /** Its address is the installation's OWNER_EMAIL. */
    isOwner: boolean;
    isActive: boolean;
  };
  /** Who acts, with the role that the database gives them now. */
  acting: { id: string; role: Role };
  /** Ids of all active admins. */
  admins: readonly string[];
}

type Answer = boolean | string;

const isLastAdmin = ({ account, admins }: AccountChange): boolean => admins.length === 1 && admins[0] === account.id;

const touchesAdmin = ({ account }: AccountChange): boolean => account.role === 'admin' || account.isOwner;

const isByStaff = ({ acting }: AccountChange): boolean => acting.role !== 'user';

const isOwnAccount = (actor: Actor, { id }: { id: string }): boolean => actor.kind === 'person' && actor.userId === id;

/** What staff may do to somebody's account, and everybody to their own; or why not, as a fault that is worded for who asked. */
export const accountPermissions = {
  'panel.enter': isStaff,
  'user.list': isStaff,
  'user.note': (actor: Actor, user: { id: string }): Answer =>
    isStaff(actor) && (!isOwnAccount(actor, user) || fault('note-about-oneself')),
  'user.change-role'(_actor: Actor, change: AccountChange): Answer {
    if (!isByStaff(change)) return false;
    if (change.acting.role !== 'admin') return fault('admins-change-roles');
    if (change.acting.id === change.account.id) return fault('own-role');
    if (change.account.isOwner) return fault('owner-is-admin');
    if (isLastAdmin(change)) return fault('last-admin');
    return true;
  },
  'user.deactivate'(_actor: Actor, change: AccountChange): Answer {
    if (!isByStaff(change)) return false;
    if (change.acting.id === change.account.id) return fault('own-deactivation');
    if (change.account.isOwner) return fault('owner-stays-active');
    if (isLastAdmin(change)) return fault('last-admin-stays-active');
    return mayTouch(change);
  },
  'user.reactivate': (_actor: Actor, change: AccountChange): Answer => isByStaff(change) && mayTouch(change),
  'profile.deactivate': (_actor: Actor, change: AccountChange): Answer => mayLeave(change, 'deactivate'),
  'profile.erase': (_actor: Actor, change: AccountChange): Answer => mayLeave(change, 'erase'),
} as const;

export const requireCan = guardBy(accountPermissions);

function mayLeave(change: AccountChange, how: 'deactivate' | 'erase'): Answer {
  if (change.acting.id !== change.account.id) return false;
  if (change.account.isOwner) return fault(how === 'erase' ? 'owner-not-erased' : 'owner-stays-active');
  if (isLastAdmin(change)) return fault(how === 'erase' ? 'last-admin-erases' : 'last-admin-deactivates');
  return true;
}

function mayTouch(change: AccountChange): Answer {
  if (change.acting.role === 'assistant' && touchesAdmin(change)) return fault('assistant-changes-admin');
  return true;
}
