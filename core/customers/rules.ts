import type { Role } from '#core/context.ts';

/** What decides whether an account may be changed. */
export interface Account {
  id: string;
  role: Role;
  /** Its address is the installation's OWNER_EMAIL. */
  isOwner: boolean;
  isActive: boolean;
}

/** Who acts, with the role that the database gives them now. */
export interface Acting {
  id: string;
  role: Role;
}

/** One act on somebody's account. @param admins ids of all active admins */
type Rule = (acting: Acting, account: Account, admins: readonly string[]) => string | null;

const notByAssistants = "Assistants cannot change an admin's account.";
const isLastAdmin: (account: Account, admins: readonly string[]) => boolean = ({ id }, admins) =>
  admins.length === 1 && admins[0] === id;

const onOthers: Rule = (acting, account) =>
  acting.role === 'assistant' && (account.role === 'admin' || account.isOwner) ? notByAssistants : null;

/** Each says why it is refused, in words for the person who asked, or null. Customers never get here. */
export const refusalTo = {
  changeRole(acting, account, admins) {
    if (acting.role !== 'admin') return 'Only admins can change roles.';
    if (acting.id === account.id) return 'You cannot change your own role.';
    if (account.isOwner) return 'The owner is always an admin.';
    if (isLastAdmin(account, admins)) return 'This is the last admin. Make somebody else an admin first.';
    return null;
  },
  deactivate(acting, account, admins) {
    if (acting.id === account.id) return 'You cannot deactivate your own account here. Your profile page can.';
    if (account.isOwner) return "The owner's account cannot be deactivated.";
    if (isLastAdmin(account, admins)) return 'The last admin cannot be deactivated.';
    return onOthers(acting, account, admins);
  },
  reactivate: onOthers,
  deactivateOneself(_acting, account, admins) {
    if (account.isOwner) return "The owner's account cannot be deactivated.";
    if (isLastAdmin(account, admins))
      return 'You are the last admin. Make somebody else an admin before you deactivate your account.';
    return null;
  },
} as const satisfies Record<string, Rule>;
