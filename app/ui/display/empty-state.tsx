import type { ReactNode } from 'react';
import flat from '#app/assets/prints/flat.svg?no-inline';
import hole from '#app/assets/prints/hole.svg?no-inline';
import stone from '#app/assets/prints/stone.svg?no-inline';
import drawing from '#app/ui/charts/drawing.module.css';
import { Drawing } from '#app/ui/charts/drawing.tsx';
import { classes } from '#app/ui/classes.ts';
import cardStyles from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import styles from './empty-state.module.css';

const drawings = { empty: flat, error: stone, 'not-found': hole } as const;

interface EmptyStateProps {
  /** Empty is good news or a beginning; an error has a stone; not found, a ring with nothing in it. */
  kind?: keyof typeof drawings;
  title: string;
  children?: ReactNode;
  /** One. */
  action?: ReactNode;
  /** The heading's level where it stands. */
  as?: 'h1' | 'h2' | 'h3';
  card?: boolean;
}

/** One line, one action, over a patch of raked lines. */
export function EmptyState({ kind = 'empty', title, children, action, as: Heading = 'h2', card }: EmptyStateProps) {
  return (
    <div className={classes(styles.empty, card && cardStyles.card)}>
      <Drawing className={drawing.rake} file={drawings[kind]} width={192} height={72}>
        {kind === 'error' && <circle cx="96" cy="40" r="3" />}
      </Drawing>
      <Heading className={text.displayXs}>{title}</Heading>
      {children && <div className={classes(text.soft, text.small, styles.words)}>{children}</div>}
      {action}
    </div>
  );
}
