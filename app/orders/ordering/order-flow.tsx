import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { OrderStatusBadge } from '#app/orders/request/order-badges.tsx';
import { classes } from '#app/ui/classes.ts';
import { type OrderStatus, orderStatusLabel } from '#contract/orders/types.ts';
import styles from './order-flow.module.css';

const flow = ['pending', 'in_progress', 'completed'] as const;

const placeIn = (status: OrderStatus): number =>
  status === 'processing' ? 1 : (flow as readonly string[]).indexOf(status);

/** The three steps of an order, and where it stands; one that was cancelled stands nowhere. */
export function OrderFlow({ status }: { status: OrderStatus }) {
  const at = placeIn(status);
  if (at < 0) return <OrderStatusBadge status={status} />;
  return (
    <ol className={styles.orderFlow} aria-label="Progress">
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
            {orderStatusLabel[step]}
          </li>
        );
      })}
    </ol>
  );
}
