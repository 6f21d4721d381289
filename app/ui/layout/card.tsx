import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '#app/ui/classes.ts';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading and what stands beside it. */
  head?: ReactNode;
  foot?: ReactNode;
  /** Children stand at the edge: tables and lists bring their own padding. */
  flush?: boolean;
}

export function Card({ head, foot, flush, className, children, ...section }: CardProps) {
  return (
    <section {...section} className={classes('card', className)}>
      {head && <div className="card__head">{head}</div>}
      {flush ? children : <div className="card__body">{children}</div>}
      {foot && <div className="card__foot">{foot}</div>}
    </section>
  );
}

/** The one card that reacts to the pointer: it goes somewhere. */
export function CardLink({ className, children, ...link }: LinkProps & { children: ReactNode }) {
  return (
    <Link {...link} className={classes('card card--action', className)}>
      {children}
    </Link>
  );
}
