import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { OrderFlow } from '#app/orders/ordering/order-flow.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import type { OrderStatus, OrderView } from '#contract/orders/types.ts';
import styles from './case-room.module.css';
import { Composer } from './composer.tsx';
import { roomTexts } from './room.texts.ts';
import type { RoomSide } from './side.ts';
import { Thread } from './thread.tsx';
import { useReading } from './use-reading.ts';
import { WhoseTurn } from './whose-turn.tsx';

interface CaseRoomProps {
  /** On which side whoever looks stands. */
  side: RoomSide;
  order: OrderView;
  payOnline: boolean;
  /** When the page was drawn, ISO 8601. */
  now: string;
  messageKey: string;
  /** As staff say them of an order; by default as its customer does of a request. */
  statuses?: Readonly<Record<OrderStatus, string>>;
  /** Beside the steps of the order: staff's buttons. */
  acts?: ReactNode;
  /** Under the steps of the order. */
  progress: ReactNode;
  /** The card of the appointment, where there is one. */
  appointment?: ReactNode;
  /** Beside the button that sends a message. */
  tools?: ReactNode;
  /** Under the conversation: what staff write beside it. */
  notes?: ReactNode;
  /** What else belongs to the order: its facts, and what staff do with them. */
  children: ReactNode;
}

/** The place of an order for both of its sides: whose turn it is, its appointment, and one conversation of all that happens. */
export function CaseRoom({ side, order, payOnline, now, messageKey, tools, ...parts }: CaseRoomProps) {
  useReading(order.unread);
  const Heading = side === 'customer' ? 'h2' : 'h3';
  const texts = useTexts(roomTexts);
  const { heading, hint } = texts.messages[side];
  const other = side === 'customer' ? texts.ourTeam : (order.customer.fullName ?? order.contactEmail);
  return (
    <div className={styles.room}>
      <div className={styles.main}>
        <Card aria-labelledby="progress" head={<Heading id="progress">{texts.progress}</Heading>}>
          <div className={styles.progress}>
            <WhoseTurn side={side} order={order} payOnline={payOnline} now={now} />
            <div className={styles.flow}>
              <OrderFlow status={order.status} labels={parts.statuses} />
              {parts.acts && <div className={styles.acts}>{parts.acts}</div>}
            </div>
            {parts.progress}
          </div>
        </Card>
        {parts.appointment}
        <Card aria-labelledby="messages" head={<Heading id="messages">{heading}</Heading>}>
          <Thread order={order} side={side} other={other} />
          <Composer key={order.id} orderId={order.id} messageKey={messageKey} hint={hint} tools={tools} />
        </Card>
        {parts.notes}
      </div>
      <div className={styles.side}>{parts.children}</div>
    </div>
  );
}
