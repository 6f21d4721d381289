import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import styles from './card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading and what stands beside it. */
  head?: ReactNode;
  foot?: ReactNode;
  /** Children stand at the edge: tables and lists bring their own padding. */
  flush?: boolean;
}

export function Card({ head, foot, flush, className, children, ...section }: CardProps) {
  return (
    <section {...section} data-part="card" className={classes(styles.card, className)}>
      {head && (
        <div data-part="card-head" className={styles.head}>
          {head}
        </div>
      )}
      {flush ? (
        children
      ) : (
        <div data-part="card-body" className={styles.body}>
          {children}
        </div>
      )}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** The one card that reacts to the pointer: it goes somewhere. */
export function CardLink({ className, children, ...link }: LinkProps & { children: ReactNode }) {
  return (
    <Link {...link} data-part="card" className={classes(styles.card, styles.action, className)}>
      {children}
    </Link>
  );
}
