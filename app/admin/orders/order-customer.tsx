import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { IntakeFacts } from '#app/orders/request/intake-facts.tsx';
import styles from '#app/orders/request/order-facts.module.css';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderView } from '#contract/orders/types.ts';
import { orderTexts } from './order.texts.ts';
import { customerName } from './order-words.ts';
import { ordersTexts } from './orders.texts.ts';

/** Who ordered what, in what words. */
export function OrderCustomer({ order }: { order: OrderView }) {
  const { dateTime, longDate } = useFormats();
  const { facts } = useTexts(orderTexts);
  const { unknownCustomer } = useTexts(ordersTexts);
  const { customer, contactEmail, watched } = order;
  const name = customerName(customer, unknownCustomer);
  return (
    <dl className={styles.orderFacts}>
      <div>
        <dt>{facts.customer}</dt>
        <dd>{customer.id ? <Link to={`/admin/users/${customer.id}`}>{name}</Link> : name}</dd>
      </div>
      <div>
        <dt>{facts.email}</dt>
        <dd>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </dd>
      </div>
      <div>
        <dt>{facts.doneBy}</dt>
        <dd>{facts.work[order.fulfilment]}</dd>
      </div>
      {watched && (
        <div>
          <dt>{watched.isOver ? facts.watchedUntil : facts.runsUntil}</dt>
          <dd>
            <time dateTime={watched.until}>{longDate(watched.until)}</time>
          </dd>
        </div>
      )}
      <IntakeFacts intake={order.intake} />
      {order.note && (
        <div>
          <dt>{facts.note}</dt>
          <dd className={styles.text}>{order.note}</dd>
        </div>
      )}
      {order.completedAt && (
        <div>
          <dt>{facts.completed}</dt>
          <dd>
            <time dateTime={order.completedAt}>{dateTime(order.completedAt)}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>{facts.reference}</dt>
        <dd className={styles.id}>{order.id}</dd>
      </div>
    </dl>
  );
}
