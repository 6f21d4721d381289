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
  /** Without an edge, its words begin where those above do. For one that is alone at the beginning of its line. */
  flush?: boolean;
}

const looks = {
  primary: 'primary',
  secondary: 'secondary',
  soft: 'soft',
  quiet: 'quiet',
  danger: 'danger',
  'danger-quiet': 'dangerQuiet',
} as const;

export function buttonClass(look: ButtonLook, more?: string): string {
  const { variant = 'secondary', size = 'md', block, icon, flush } = look;
  return classes(
    styles.button,
    styles[looks[variant]],
    size !== 'md' && styles[size],
    block && styles.block,
    icon && styles.icon,
    flush && styles.flush,
    more,
  );
}

/** What it looks like, apart from everything else. */
function lookIn<Props extends ButtonLook>(props: Props): { look: ButtonLook; rest: Omit<Props, keyof ButtonLook> } {
  const { variant, size, block, icon, flush, ...rest } = props;
  const look = {
    ...(variant && { variant }),
    ...(size && { size }),
    ...(block && { block }),
    ...(icon && { icon }),
    ...(flush && { flush }),
  };
  return { look, rest };
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  busy?: boolean;
  /** What stands there while busy: a verb in -ing. */
  busyLabel?: ReactNode;
}

/** While busy it keeps its place, shows a spinner and takes no second click. */
export function Button({ busy, busyLabel, className, children, ...props }: ButtonProps) {
  const { look, rest } = lookIn(props);
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
export function ButtonLink({ className, ...props }: ButtonLook & LinkProps) {
  const { look, rest } = lookIn(props);
  return <Link {...rest} data-part="button" className={buttonClass(look, className)} />;
}
