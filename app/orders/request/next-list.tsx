import type { ReactNode } from 'react';
import type { Fulfilment } from '#contract/orders/types.ts';
import styles from './next-list.module.css';
import { nextSteps, type Reached } from './next-words.ts';

interface NextListProps {
  fulfilment: Fulfilment;
  /** Default: nothing of it yet. */
  reached?: Reached;
  /** Default: within a card that has a heading of its own. */
  as?: 'h2' | 'h3';
  children?: ReactNode;
}

const nothingYet: Reached = { isPaid: false, isScanned: false };

export function NextList({ fulfilment, reached = nothingYet, as: Title = 'h3', children }: NextListProps) {
  return (
    <section className={styles.orderNext} aria-label="What happens next">
      <Title className={styles.title}>What happens next</Title>
      <ol>
        {nextSteps(fulfilment, reached).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
