import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Count } from '#app/ui/display/badge.tsx';
import styles from './sidebar.module.css';

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
    <NavLink className={classes(styles.navItem)} to={to} title={label} {...(end && { end })}>
      <Icon />
      <span>{label}</span>
      {count !== undefined && count > 0 && <Count value={count} fresh />}
    </NavLink>
  );
}
