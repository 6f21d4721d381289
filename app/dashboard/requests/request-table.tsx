import { Link } from 'react-router';
import { DateOf } from '#app/dashboard/shell/date-of.tsx';
import nowrap from '#app/dashboard/shell/nowrap.module.css';
import { OrderStatusBadge, PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { isPromised, OrderPromise } from '#app/orders/request/order-promise.tsx';
import { classes } from '#app/ui/classes.ts';
import { Count } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import type { OrderRow } from '#contract/orders/types.ts';
import styles from './request-table.module.css';

function Service({ order: { id, serviceName, unread } }: { order: OrderRow }) {
  return (
    <span className={styles.requestName}>
      <Link to={`/dashboard/requests/${id}`}>{serviceName}</Link>
      {unread > 0 && (
        <>
          <Count value={unread} fresh />
          <span className={visuallyHidden.visuallyHidden}>{unread === 1 ? 'unread message' : 'unread messages'}</span>
        </>
      )}
    </span>
  );
}

function Amount({ order: { amount, currency, hours } }: { order: OrderRow }) {
  const { money, plural } = useFormats();
  return (
    <span className={classes(text.num, nowrap.nowrap)}>
      {money(amount, currency)}
      {hours !== null && <span className={classes(text.caption, text.soft)}> for {plural(hours, 'hour')}</span>}
    </span>
  );
}

const Notes = ({ notes }: { notes: string | null }) =>
  notes === null ? <span className={text.faint}>No notes</span> : <span className={styles.requestNotes}>{notes}</span>;

function Status({ order }: { order: OrderRow }) {
  return (
    <>
      <OrderStatusBadge status={order.status} />
      {isPromised(order) && (
        <p className={classes(text.caption, text.soft)}>
          <OrderPromise order={order} />
        </p>
      )}
    </>
  );
}

const columns: readonly Column<OrderRow>[] = [
  { key: 'service', header: 'Service', cell: (order) => <Service order={order} /> },
  { key: 'status', header: 'Status', cell: (order) => <Status order={order} /> },
  { key: 'payment', header: 'Payment', cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
  { key: 'amount', header: 'Amount', cell: (order) => <Amount order={order} /> },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => <DateOf iso={createdAt} /> },
  { key: 'notes', header: 'Notes', cell: ({ notes }) => <Notes notes={notes} /> },
];

export function RequestTable({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <Card flush>
      <Table caption="Your service requests" columns={columns} rows={orders} keyOf={({ id }) => id} />
    </Card>
  );
}
