import { CircleCheck, CircleSlash, KeyRound, ShieldUser, UserRound } from 'lucide-react';
import { Badge } from '#app/ui/display/badge.tsx';
import type { Role, UserRow } from '#contract/accounts/profiles.ts';

const looks = {
  user: { tone: 'outline', icon: UserRound },
  assistant: { tone: 'info', icon: KeyRound },
  admin: { tone: 'success', icon: ShieldUser },
} as const;

export const RoleBadge = ({ role }: { role: Role }) => <Badge {...looks[role]}>{role}</Badge>;

export const StatusBadge = ({ user }: { user: Pick<UserRow, 'deactivatedAt'> }) =>
  user.deactivatedAt ? (
    <Badge tone="danger" icon={CircleSlash}>
      deactivated
    </Badge>
  ) : (
    <Badge tone="success" icon={CircleCheck}>
      active
    </Badge>
  );

/** What acts on accounts say when they fail. */
export const userFailures = {
  role: 'Failed to update user role.',
  deactivate: 'Failed to deactivate user.',
  reactivate: 'Failed to reactivate user.',
  'internal-note': 'Failed to save the internal note.',
} as const;

/** How an account is spoken of. */
export const nameOf = ({ fullName, email }: Pick<UserRow, 'fullName' | 'email'>): string => fullName ?? email;
