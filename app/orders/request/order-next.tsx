import { PayButton } from '#app/orders/ordering/pay-button.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { OrderView, PaymentStatus } from '#contract/orders/types.ts';
import { watchingPath } from '#contract/watching/types.ts';
import { NextList } from './next-list.tsx';
import styles from './order-next.module.css';
import { isPromised, OrderPromise } from './order-promise.tsx';

const unpaid: Readonly<Record<Exclude<PaymentStatus, 'paid'>, string>> = {
  unpaid: 'Nothing has been charged.',
  pending: 'Your payment is on its way.',
  failed: 'The payment did not go through. Nothing was charged; we will write to you about another way.',
  refunded: 'Your payment was refunded.',
};

/** What stands there instead where people pay online, and can pay now. */
const payable: Readonly<Partial<Record<PaymentStatus, string>>> = {
  unpaid: 'Nothing has been charged yet.',
  failed: 'The payment did not go through. Nothing was charged; you can try again, also with another card.',
};

function Report({ order }: { order: OrderView }) {
  if (!order.reportScanId) return null;
  const done = order.status === 'completed' || order.scanState === 'ready';
  return (
    <ButtonLink variant={done ? 'primary' : 'secondary'} to={`/dashboard/scans/${order.reportScanId}`}>
      {done ? 'Open the Report' : 'Follow the Scan'}
    </ButtonLink>
  );
}

/** A year of watching, and until when it runs. */
function Watched({ order: { watched } }: { order: OrderView }) {
  const { longDate } = useFormats();
  if (!watched) return null;
  const { until, isOver } = watched;
  return (
    <>
      <p>
        {isOver ? 'This year of watching ended on' : 'This year of watching runs until'}{' '}
        <strong>
          <time dateTime={until}>{longDate(until)}</time>
        </strong>
        .
      </p>
      <ButtonLink variant={isOver ? 'secondary' : 'primary'} to={watchingPath}>
        See What Is Watched
      </ButtonLink>
    </>
  );
}

function wordsForOrder(order: OrderView, payOnline: boolean): string | null {
  if (order.status === 'cancelled' && order.paymentStatus === 'refunded')
    return 'Your payment was refunded, and this request is cancelled. If you did not expect that, write to us below.';
  if (order.status === 'cancelled') return 'This request was cancelled. If you did not expect that, write to us below.';
  if (order.status === 'completed') return 'This request is completed. If something is missing, write to us below.';
  if (order.paymentStatus === 'paid') return null;
  if (!payOnline) return unpaid[order.paymentStatus];
  return payable[order.paymentStatus] ?? unpaid[order.paymentStatus];
}

interface OrderNextProps {
  order: OrderView;
  /** What whoever sees to it has written about themselves; null or empty where they have not. */
  about: string | null;
  payOnline: boolean;
}

/** Where the order stands in words, what happens next, and what is ready to be looked at. */
export function OrderNext({ order, about, payOnline }: OrderNextProps) {
  const said = wordsForOrder(order, payOnline);
  const open = order.status !== 'completed' && order.status !== 'cancelled';
  return (
    <div className={styles.orderNow}>
      {isPromised(order) && (
        <div>
          <p>
            <strong>
              <OrderPromise order={order} />
            </strong>
          </p>
          {order.specialist && about && <p className={classes(text.small, text.soft, styles.about)}>{about}</p>}
        </div>
      )}
      {said && <p>{said}</p>}
      {payOnline && order.status === 'completed' && payable[order.paymentStatus] && <PayButton order={order} />}
      {open && (
        <NextList
          fulfilment={order.fulfilment}
          reached={{ isPaid: order.paymentStatus === 'paid', isScanned: order.scanState === 'ready' }}
        />
      )}
      <Report order={order} />
      <Watched order={order} />
    </div>
  );
}
