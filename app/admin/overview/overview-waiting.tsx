import { Mail, Package } from 'lucide-react';
import { Link } from 'react-router';
import { ordersTexts } from '#app/admin/orders/orders.texts.ts';
import { MessageBadge } from '#app/admin/shell/message-badge.tsx';
import { useTexts } from '#app/language/texts.ts';
import { OrderStatusBadge } from '#app/orders/request/order-badges.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { OrderRow } from '#contract/orders/types.ts';
import type { MessageRow } from '#contract/site/messages.ts';
import { overviewTexts } from './overview.texts.ts';
import styles from './overview-waiting.module.css';

/** Rows of the list. */
export const mostWaiting = 5;

type Order = Pick<OrderRow, 'id' | 'serviceName' | 'status' | 'paymentStatus' | 'createdAt'> & { contactEmail: string };

export type Waiting =
  | { kind: 'message'; at: string; message: MessageRow }
  | { kind: 'order'; at: string; order: Order };

/** Messages and orders in one list, who waits longest first. */
export function waitingOf(messages: readonly MessageRow[], orders: readonly Order[]): Waiting[] {
  const all: Waiting[] = [
    ...messages.map((message) => ({ kind: 'message', at: message.createdAt, message }) as const),
    ...orders.map((order) => ({ kind: 'order', at: order.createdAt, order }) as const),
  ];
  return all.sort((a, b) => a.at.localeCompare(b.at)).slice(0, mostWaiting);
}

function Row({ waiting, now }: { waiting: Waiting; now: string }) {
  const texts = useTexts(overviewTexts);
  const { statuses } = useTexts(ordersTexts);
  const { age, dateTime } = useFormats();
  const isMessage = waiting.kind === 'message';
  const Icon = isMessage ? Mail : Package;
  const to = isMessage ? `/admin/messages/${waiting.message.id}` : `/admin/orders/${waiting.order.id}`;
  return (
    <li>
      <Link className={styles.row} to={to} data-entry>
        <Icon className={styles.icon} />
        <span className={styles.text}>
          <strong>{isMessage ? waiting.message.title : waiting.order.serviceName}</strong>
          <span className={classes(text.small, text.soft)}>
            {isMessage
              ? texts.waiting.messageFrom(waiting.message.email)
              : texts.waiting.orderFrom(waiting.order.contactEmail, waiting.order.paymentStatus)}
          </span>
        </span>
        {isMessage ? (
          <MessageBadge status={waiting.message.status} />
        ) : (
          <OrderStatusBadge status={waiting.order.status} labels={statuses} />
        )}
        <time
          className={classes(text.small, text.soft, text.num, styles.age)}
          dateTime={waiting.at}
          title={dateTime(waiting.at)}
        >
          {age(waiting.at, now)}
        </time>
      </Link>
    </li>
  );
}

export function WaitingCard({ waiting, now }: { waiting: readonly Waiting[]; now: string }) {
  const texts = useTexts(overviewTexts);
  return (
    <Card
      flush
      aria-labelledby="waiting"
      head={
        <>
          <h3 id="waiting">{texts.waiting.title}</h3>
          <span className={classes(text.small, text.soft)}>{texts.waiting.order}</span>
        </>
      }
    >
      {waiting.length === 0 ? (
        <p data-part="card-body" className={classes(text.soft, text.small, card.body)}>
          {texts.nobody}
        </p>
      ) : (
        <ul className={styles.queue}>
          {waiting.map((one) => (
            <Row
              key={`${one.kind} ${one.kind === 'message' ? one.message.id : one.order.id}`}
              waiting={one}
              now={now}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
