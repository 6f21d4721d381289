import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { Count } from './badge.tsx';

interface NavItemProps {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current only at exactly this address. */
  end?: boolean;
  count?: number;
}

/** A line of the sidebar. In the rail its word is for screen readers and the tooltip. */
export function NavItem({ to, label, icon: Icon, end, count }: NavItemProps) {
  return (
    <NavLink className="nav-item" to={to} title={label} {...(end && { end })}>
      <Icon className="icon" />
      <span>{label}</span>
      {count !== undefined && count > 0 && <Count value={count} fresh />}
    </NavLink>
  );
}
