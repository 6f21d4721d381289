import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';

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
    <span className={classes('badge', tone !== 'neutral' && `badge--${tone}`, turning && 'badge--turning')}>
      {Icon && <Icon className="icon" />}
      {children}
    </span>
  );
}

/** A number beside a name. @param fresh something in it has not been seen yet */
export function Count({ value, fresh }: { value: number; fresh?: boolean }) {
  const { number } = useFormats();
  return <span className={classes('count', fresh && 'count--new')}>{number(value)}</span>;
}
