import type { ReactNode } from 'react';
import type { Fulfilment } from '#contract/orders/types.ts';
import styles from './next-list.module.css';
import { nextSteps } from './next-words.ts';

interface NextListProps {
  fulfilment: Fulfilment;
  isPaid?: boolean;
  children?: ReactNode;
}

export function NextList({ fulfilment, isPaid = false, children }: NextListProps) {
  return (
    <section className={styles.orderNext} aria-label="What happens next">
      <h3 className={styles.title}>What happens next</h3>
      <ol>
        {nextSteps(fulfilment, isPaid).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
