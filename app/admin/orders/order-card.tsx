import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import type { Selection } from '#app/admin/lists/use-selection.ts';
import { useTexts } from '#app/language/texts.ts';
import { OrderFlow } from '#app/orders/ordering/order-flow.tsx';
import { PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { classes } from '#app/ui/classes.ts';
import field from '#app/ui/controls/field.module.css';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import { shortId } from '#contract/orders/short-id.ts';
import type { StaffOrderRow } from '#contract/orders/types.ts';
import styles from './order.module.css';
import { OrderButtons } from './order-buttons.tsx';
import { OrderPlan } from './order-plan.tsx';
import { ordersTexts } from './orders.texts.ts';

interface OrderCardProps {
  order: StaffOrderRow;
  selection: Selection;
}

/** What staff need to act without opening the order: what, who, when, how much, how far. */
export function OrderCard({ order, selection }: OrderCardProps) {
  const texts = useTexts(ordersTexts);
  const { money, longDate } = useFormats();
  const id = `order-${order.id}`;
  return (
    <li data-part="card" className={classes(styles.order, card.card)} aria-labelledby={id}>
      <div className={styles.what}>
        <h3 className={styles.title} id={id}>
          {selection.ids !== null && (
            <span data-part="check" className={field.check}>
              <input
                type="checkbox"
                aria-label={texts.card.choose(order.serviceName, shortId(order.id))}
                checked={selection.ids.has(order.id)}
                onChange={() => selection.toggle(order.id)}
              />
            </span>
          )}
          <Link to={`/admin/orders/${order.id}`} data-entry>
            {order.serviceName}
          </Link>
        </h3>
        <p className={classes(text.small, text.soft, styles.meta)}>
          <span className={classes(text.evidence, styles.id)}>{shortId(order.id)}</span>
          <a href={`mailto:${order.contactEmail}`}>{order.contactEmail}</a>
          <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
          <OrderPlan order={order} />
          {order.unread > 0 && (
            <Badge tone="solid" icon={MessageSquare}>
              {texts.card.newMessages(order.unread)}
            </Badge>
          )}
        </p>
      </div>
      <div className={styles.money}>
        <span className={classes(styles.amount, text.num)}>{money(order.amount, order.currency)}</span>
        <PaymentBadge status={order.paymentStatus} />
      </div>
      <OrderFlow status={order.status} compact labels={texts.statuses} />
      <div className={styles.orderDo}>
        <OrderButtons order={order} />
      </div>
    </li>
  );
}
