import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { type Refund, type RefundState, refundReasonLabel } from '#contract/orders/payments.ts';
import type { OrderRow } from '#contract/orders/types.ts';
import styles from './refund-list.module.css';

type Side = 'customer' | 'staff';

const words: Readonly<Record<RefundState, Record<Side, (amount: string) => string>>> = {
  asked: {
    customer: (amount) => `We have started a refund of ${amount}.`,
    staff: (amount) => `Refund of ${amount}: waiting for the gateway.`,
  },
  pending: {
    customer: (amount) => `A refund of ${amount} is on its way. Depending on your bank it takes a few days.`,
    staff: (amount) => `Refund of ${amount}: on its way.`,
  },
  succeeded: {
    customer: (amount) => `${amount} was refunded. Depending on your bank it takes a few days to arrive.`,
    staff: (amount) => `${amount} refunded.`,
  },
  failed: {
    customer: (amount) => `A refund of ${amount} did not reach you. We will write to you about another way.`,
    staff: (amount) =>
      `Refund of ${amount} failed. Look at it in Stripe; if nothing is left to refund there, pay it another way.`,
  },
};

interface RefundListProps {
  refunds: readonly Refund[];
  currency: OrderRow['currency'];
  side: Side;
}

/** What goes back to the customer, and how far it is. */
export function RefundList({ refunds, currency, side }: RefundListProps) {
  const { money, longDate } = useFormats();
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds} aria-label="Refunds">
      {refunds.map(({ id, state, amount, reason, startedAt }) => (
        <li key={id} className={state === 'failed' ? styles.failed : undefined}>
          {words[state][side](money(amount / 100, currency))}
          <span className={text.soft}>
            {' '}
            <time dateTime={startedAt}>{longDate(startedAt)}</time>
            {reason && side === 'staff' && `, ${refundReasonLabel[reason].staff.toLowerCase()}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
