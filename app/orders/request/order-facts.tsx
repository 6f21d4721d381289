import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { RefundList } from '#app/orders/refunds/refund-list.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { OrderView } from '#contract/orders/types.ts';
import { IntakeFacts } from './intake-facts.tsx';
import { PaymentBadge } from './order-badges.tsx';
import styles from './order-facts.module.css';
import { requestTexts } from './request.texts.ts';

/** What was ordered, for how much, and about what. */
export function OrderFacts({ order }: { order: OrderView }) {
  const texts = useTexts(requestTexts);
  const { money, longDate } = useFormats();
  const amount = money(order.amount, order.currency);
  return (
    <dl className={styles.orderFacts}>
      <div>
        <dt>{texts.amount}</dt>
        <dd className={text.num}>
          {order.hours === null ? amount : withLinks(texts.forHours(amount, order.hours), (hours) => hours)}
        </dd>
      </div>
      <div>
        <dt>{texts.payment}</dt>
        <dd>
          <PaymentBadge status={order.paymentStatus} />
          <RefundList refunds={order.refunds} currency={order.currency} side="customer" />
        </dd>
      </div>
      {order.completedAt && (
        <div>
          <dt>{texts.completed}</dt>
          <dd>
            <time dateTime={order.completedAt}>{longDate(order.completedAt)}</time>
          </dd>
        </div>
      )}
      {order.scanId && (
        <div>
          <dt>{texts.about}</dt>
          <dd>
            <Link to={`/dashboard/scans/${order.scanId}`}>{texts.chosenScan}</Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.notes}</dt>
        <dd className={order.notes === null ? text.faint : styles.text}>{order.notes ?? texts.noNotes}</dd>
      </div>
      <IntakeFacts intake={order.intake} />
      {order.note && (
        <div>
          <dt>{texts.yourNote}</dt>
          <dd className={styles.text}>{order.note}</dd>
        </div>
      )}
      <div>
        <dt>{texts.reference}</dt>
        <dd className={styles.id}>{order.id}</dd>
      </div>
    </dl>
  );
}
