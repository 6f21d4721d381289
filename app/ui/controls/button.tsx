import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Spinner } from '#app/ui/display/spinner.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger' | 'danger-quiet';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its place. */
  block?: boolean;
  /** Holds an icon only; give it an `aria-label`. */
  icon?: boolean;
}

const looks = {
  primary: 'primary',
  secondary: 'secondary',
  soft: 'soft',
  quiet: 'quiet',
  danger: 'danger',
  'danger-quiet': 'dangerQuiet',
} as const;

export function buttonClass({ variant = 'secondary', size = 'md', block, icon }: ButtonLook, more?: string): string {
  return classes(
    styles.button,
    styles[looks[variant]],
    size !== 'md' && styles[size],
    block && styles.block,
    icon && styles.icon,
    more,
  );
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  busy?: boolean;
  /** What stands there while busy: a verb in -ing. */
  busyLabel?: ReactNode;
}

/** While busy it keeps its place, shows a spinner and takes no second click. */
export function Button({ variant, size, block, icon, busy, busyLabel, className, children, ...rest }: ButtonProps) {
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block && { block }),
    ...(icon && { icon }),
  };
  const onClick = busy ? (event: MouseEvent) => event.preventDefault() : rest.onClick;
  return (
    <button
      type="button"
      {...rest}
      onClick={onClick}
      aria-busy={busy || undefined}
      data-part="button"
      className={buttonClass(look, className)}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ variant, size, block, icon, className, ...rest }: ButtonLook & LinkProps) {
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block && { block }),
    ...(icon && { icon }),
  };
  return <Link {...rest} data-part="button" className={buttonClass(look, className)} />;
}
