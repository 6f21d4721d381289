import { Link } from 'react-router';
import { RefundList } from '#app/orders/refunds/refund-list.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { OrderView } from '#contract/orders/types.ts';
import { IntakeFacts } from './intake-facts.tsx';
import { PaymentBadge } from './order-badges.tsx';
import styles from './order-facts.module.css';

/** What was ordered, for how much, and about what. */
export function OrderFacts({ order }: { order: OrderView }) {
  const { money, plural, longDate } = useFormats();
  return (
    <dl className={styles.orderFacts}>
      <div>
        <dt>Amount</dt>
        <dd className={text.num}>
          {money(order.amount, order.currency)}
          {order.hours !== null && ` for ${plural(order.hours, 'hour')}`}
        </dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>
          <PaymentBadge status={order.paymentStatus} />
          <RefundList refunds={order.refunds} currency={order.currency} side="customer" />
        </dd>
      </div>
      {order.completedAt && (
        <div>
          <dt>Completed</dt>
          <dd>
            <time dateTime={order.completedAt}>{longDate(order.completedAt)}</time>
          </dd>
        </div>
      )}
      {order.scanId && (
        <div>
          <dt>About</dt>
          <dd>
            <Link to={`/dashboard/scans/${order.scanId}`}>The scan you chose</Link>
          </dd>
        </div>
      )}
      <div>
        <dt>Notes</dt>
        <dd className={order.notes === null ? text.faint : styles.text}>{order.notes ?? 'No notes'}</dd>
      </div>
      <IntakeFacts intake={order.intake} />
      {order.note && (
        <div>
          <dt>Your note</dt>
          <dd className={styles.text}>{order.note}</dd>
        </div>
      )}
      <div>
        <dt>Reference</dt>
        <dd className={styles.id}>{order.id}</dd>
      </div>
    </dl>
  );
}
