import { Link } from 'react-router';
import { IntakeFacts } from '#app/orders/request/intake-facts.tsx';
import styles from '#app/orders/request/order-facts.module.css';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderView } from '#contract/orders/types.ts';
import { customerName } from './order-words.ts';

const work: Readonly<Record<OrderView['fulfilment'], string>> = {
  report: 'A full scan, which runs by itself once the order is paid.',
  guidance: 'A full scan once the order is paid, then a specialist.',
  watching: 'Nobody: a year of watching, which begins by itself once the order is paid.',
  person: 'A specialist.',
};

/** Who ordered what, in what words. */
export function OrderCustomer({ order }: { order: OrderView }) {
  const { dateTime, longDate } = useFormats();
  const { customer, contactEmail, watched } = order;
  return (
    <dl className={styles.orderFacts}>
      <div>
        <dt>Customer</dt>
        <dd>
          {customer.id ? (
            <Link to={`/admin/users/${customer.id}`}>{customerName(customer)}</Link>
          ) : (
            customerName(customer)
          )}
        </dd>
      </div>
      <div>
        <dt>Contact email</dt>
        <dd>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </dd>
      </div>
      <div>
        <dt>Done by</dt>
        <dd>{work[order.fulfilment]}</dd>
      </div>
      {watched && (
        <div>
          <dt>{watched.isOver ? 'Watched until' : 'Runs until'}</dt>
          <dd>
            <time dateTime={watched.until}>{longDate(watched.until)}</time>
          </dd>
        </div>
      )}
      <IntakeFacts intake={order.intake} />
      {order.note && (
        <div>
          <dt>What the customer wrote when ordering</dt>
          <dd className={styles.text}>{order.note}</dd>
        </div>
      )}
      {order.completedAt && (
        <div>
          <dt>Completed</dt>
          <dd>
            <time dateTime={order.completedAt}>{dateTime(order.completedAt)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>Reference</dt>
        <dd className={styles.id}>{order.id}</dd>
      </div>
    </dl>
  );
}
