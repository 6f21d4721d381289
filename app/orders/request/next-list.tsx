import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import type { Fulfilment } from '#contract/orders/types.ts';
import styles from './next-list.module.css';
import { nextSteps, type Reached } from './next-steps.ts';
import { requestTexts } from './request.texts.ts';

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
  const { title, steps } = useTexts(requestTexts).next;
  return (
    <section className={styles.orderNext} aria-label={title}>
      <Title className={styles.title}>{title}</Title>
      <ol>
        {nextSteps(steps[fulfilment], reached).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
