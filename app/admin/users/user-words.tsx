import { CircleCheck, CircleSlash, KeyRound, ShieldUser, UserRound } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { Badge } from '#app/ui/display/badge.tsx';
import type { Role, UserRow } from '#contract/accounts/profiles.ts';
import { userTexts } from './users.texts.ts';

const looks = {
  user: { tone: 'outline', icon: UserRound },
  assistant: { tone: 'info', icon: KeyRound },
  admin: { tone: 'success', icon: ShieldUser },
} as const;

export const RoleBadge = ({ role }: { role: Role }) => (
  <Badge {...looks[role]}>{useTexts(userTexts).roles[role]}</Badge>
);

export function StatusBadge({ user }: { user: Pick<UserRow, 'deactivatedAt'> }) {
  const { statuses } = useTexts(userTexts);
  return user.deactivatedAt ? (
    <Badge tone="danger" icon={CircleSlash}>
      {statuses.deactivated}
    </Badge>
  ) : (
    <Badge tone="success" icon={CircleCheck}>
      {statuses.active}
    </Badge>
  );
}

/** How an account is spoken of. */
export const nameOf = ({ fullName, email }: Pick<UserRow, 'fullName' | 'email'>): string => fullName ?? email;
