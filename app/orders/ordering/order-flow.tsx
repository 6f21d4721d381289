import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { OrderStatusBadge } from '#app/orders/request/order-badges.tsx';
import { requestTexts } from '#app/orders/request/request.texts.ts';
import { roomTexts } from '#app/orders/room/room.texts.ts';
import { classes } from '#app/ui/classes.ts';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import type { OrderStatus } from '#contract/orders/types.ts';
import styles from './order-flow.module.css';

const flow = ['pending', 'in_progress', 'completed'] as const;

const placeIn = (status: OrderStatus): number =>
  status === 'processing' ? 1 : (flow as readonly string[]).indexOf(status);

interface OrderFlowProps {
  status: OrderStatus;
  /** In one line, however little room there is: the eye reads only the step where it stands. */
  compact?: boolean;
  /** As staff say it of an order; by default as its customer does of a request. */
  labels?: Readonly<Record<OrderStatus, string>> | undefined;
}

/** The three steps of an order, and where it stands; one that was cancelled stands nowhere. */
export function OrderFlow({ status, compact = false, labels }: OrderFlowProps) {
  const texts = useTexts(requestTexts);
  const statuses = labels ?? texts.statuses;
  const { progress } = useTexts(roomTexts);
  const at = placeIn(status);
  if (at < 0) return <OrderStatusBadge status={status} labels={statuses} />;
  return (
    <ol className={classes(styles.orderFlow, compact && styles.compact)} aria-label={progress}>
      {flow.map((step, index) => {
        const done = index < at || status === 'completed';
        const Icon = done ? CircleCheck : index === at ? CircleDot : Circle;
        return (
          <li
            key={step}
            className={classes(done && styles.isDone, index === at && styles.isNow)}
            aria-current={index === at ? 'step' : undefined}
          >
            <Icon />
            <span className={compact && index !== at ? visuallyHidden.visuallyHidden : undefined}>
              {statuses[step]}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
