import { Link } from 'react-router';
import { DateOf } from '#app/dashboard/shell/date-of.tsx';
import nowrap from '#app/dashboard/shell/nowrap.module.css';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { OrderStatusBadge, PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { isPromised, OrderPromise } from '#app/orders/request/order-promise.tsx';
import { requestTexts } from '#app/orders/request/request.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Count } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Texts } from '#contract/base/texts.ts';
import type { OrderRow } from '#contract/orders/types.ts';
import styles from './request-table.module.css';
import type english from './requests.texts.en.ts';
import { requestsTexts } from './requests.texts.ts';

function Service({ order: { id, serviceName, unread } }: { order: OrderRow }) {
  const texts = useTexts(requestsTexts);
  return (
    <span className={styles.requestName}>
      <Link to={`/dashboard/requests/${id}`}>{serviceName}</Link>
      {unread > 0 && (
        <>
          <Count value={unread} fresh />
          <span className={visuallyHidden.visuallyHidden}>{texts.unread(unread)}</span>
        </>
      )}
    </span>
  );
}

function Amount({ order: { amount, currency, hours } }: { order: OrderRow }) {
  const { forHours } = useTexts(requestTexts);
  const { money: moneyText } = useFormats();
  const money = moneyText(amount, currency);
  return (
    <span className={classes(text.num, nowrap.nowrap)}>
      {hours === null
        ? money
        : withLinks(forHours(money, hours), (words) => (
            <span className={classes(text.caption, text.soft)}>{words}</span>
          ))}
    </span>
  );
}

function Notes({ notes }: { notes: string | null }) {
  const { noNotes } = useTexts(requestTexts);
  if (notes === null) return <span className={text.faint}>{noNotes}</span>;
  return <span className={styles.requestNotes}>{notes}</span>;
}

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

type Headers = Texts<typeof english>['columns'];

const columnsIn = (headers: Headers): readonly Column<OrderRow>[] => [
  { key: 'service', header: headers.service, cell: (order) => <Service order={order} /> },
  { key: 'status', header: headers.status, cell: (order) => <Status order={order} /> },
  { key: 'payment', header: headers.payment, cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
  { key: 'amount', header: headers.amount, cell: (order) => <Amount order={order} /> },
  { key: 'date', header: headers.date, cell: ({ createdAt }) => <DateOf iso={createdAt} /> },
  { key: 'notes', header: headers.notes, cell: ({ notes }) => <Notes notes={notes} /> },
];

export function RequestTable({ orders }: { orders: readonly OrderRow[] }) {
  const { caption, columns } = useTexts(requestsTexts);
  return (
    <Card flush>
      <Table caption={caption} columns={columnsIn(columns)} rows={orders} keyOf={({ id }) => id} />
    </Card>
  );
}
