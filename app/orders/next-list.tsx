import type { ReactNode } from 'react';
import type { Fulfilment } from '#contract/orders/types.ts';
import { nextSteps } from './next-words.ts';

interface NextListProps {
  fulfilment: Fulfilment;
  isPaid?: boolean;
  children?: ReactNode;
}

export function NextList({ fulfilment, isPaid = false, children }: NextListProps) {
  return (
    <section className="order-next" aria-label="What happens next">
      <h3 className="order-next__title">What happens next</h3>
      <ol>
        {nextSteps(fulfilment, isPaid).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </section>
  );
}
