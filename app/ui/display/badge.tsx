import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'outline' | 'solid';

interface BadgeProps {
  tone?: BadgeTone;
  /** Icons differ in shape, so that the tone is never the only sign. */
  icon?: LucideIcon;
  /** Turns the icon slowly: something is under way. */
  turning?: boolean;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', icon: Icon, turning, children }: BadgeProps) {
  return (
    <span
      data-part="badge"
      className={classes(styles.badge, tone !== 'neutral' && styles[tone], turning && styles.turning)}
    >
      {Icon && <Icon />}
      {children}
    </span>
  );
}

/** A number beside a name. @param fresh something in it has not been seen yet */
export function Count({ value, fresh }: { value: number; fresh?: boolean }) {
  const { number } = useFormats();
  return (
    <span data-part="count" className={classes(styles.count, fresh && styles.countNew)}>
      {number(value)}
    </span>
  );
}
