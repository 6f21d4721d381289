import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import type { Selection } from '#app/admin/lists/use-selection.ts';
import { PaymentBadge } from '#app/orders/order-badges.tsx';
import { OrderFlow } from '#app/orders/order-flow.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Badge } from '#app/ui/layout/badge.tsx';
import type { StaffOrderRow } from '#contract/orders/types.ts';
import { OrderButtons, shortId } from './order-buttons.tsx';

interface OrderCardProps {
  order: StaffOrderRow;
  selection: Selection;
}

/** What staff need to act without opening the order: what, who, when, how much, how far. */
export function OrderCard({ order, selection }: OrderCardProps) {
  const { money, longDate, plural } = useFormats();
  const id = `order-${order.id}`;
  return (
    <li className="order card" aria-labelledby={id}>
      <div className="order__what">
        <h3 className="order__title" id={id}>
          {selection.ids !== null && (
            <span className="check">
              <input
                type="checkbox"
                aria-label={`Choose ${order.serviceName}, ${shortId(order.id)}`}
                checked={selection.ids.has(order.id)}
                onChange={() => selection.toggle(order.id)}
              />
            </span>
          )}
          <Link to={`/admin/orders/${order.id}`} data-entry>
            {order.serviceName}
          </Link>
        </h3>
        <p className="small soft order__meta">
          <span className="evidence">{shortId(order.id)}</span>
          <a href={`mailto:${order.contactEmail}`}>{order.contactEmail}</a>
          <time dateTime={order.createdAt}>{longDate(order.createdAt)}</time>
          {order.unread > 0 && (
            <Badge tone="solid" icon={MessageSquare}>
              {plural(order.unread, 'new message')}
            </Badge>
          )}
        </p>
      </div>
      <div className="order__money">
        <span className="order__amount num">{money(order.amount, order.currency)}</span>
        <PaymentBadge status={order.paymentStatus} />
      </div>
      <OrderFlow status={order.status} />
      <div className="order__do">
        <OrderButtons order={order} />
      </div>
    </li>
  );
}
