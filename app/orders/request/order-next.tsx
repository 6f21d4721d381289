import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { PayButton } from '#app/orders/ordering/pay-button.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { Texts } from '#contract/base/texts.ts';
import type { OrderView, PaymentStatus } from '#contract/orders/types.ts';
import { watchingPath } from '#contract/watching/types.ts';
import { NextList } from './next-list.tsx';
import styles from './order-next.module.css';
import { isPromised, OrderPromise } from './order-promise.tsx';
import type english from './request.texts.en.ts';
import { requestTexts } from './request.texts.ts';

type RequestTexts = Texts<typeof english>;

/** Whether it can be paid online, and what is said then. */
const payableText = ({ payable }: RequestTexts, status: PaymentStatus): string | undefined =>
  status === 'unpaid' || status === 'failed' ? payable[status] : undefined;

function Report({ order }: { order: OrderView }) {
  const texts = useTexts(requestTexts);
  if (!order.reportScanId) return null;
  const done = order.status === 'completed' || order.scanState === 'ready';
  return (
    <ButtonLink variant={done ? 'primary' : 'secondary'} to={`/dashboard/scans/${order.reportScanId}`}>
      {done ? texts.openReport : texts.followScan}
    </ButtonLink>
  );
}

/** A year of watching, and until when it runs. */
function Watched({ order: { watched } }: { order: OrderView }) {
  const texts = useTexts(requestTexts).watched;
  const { longDate } = useFormats();
  if (!watched) return null;
  const { until, isOver } = watched;
  return (
    <>
      <p>
        {withLinks(isOver ? texts.ended(longDate(until)) : texts.runs(longDate(until)), (day) => (
          <strong>
            <time dateTime={until}>{day}</time>
          </strong>
        ))}
      </p>
      <ButtonLink variant={isOver ? 'secondary' : 'primary'} to={watchingPath}>
        {texts.see}
      </ButtonLink>
    </>
  );
}

function standingOf(texts: RequestTexts, { status, paymentStatus }: OrderView, payOnline: boolean): string | null {
  const { ended, unpaid } = texts;
  if (status === 'cancelled') return paymentStatus === 'refunded' ? ended.refunded : ended.cancelled;
  if (status === 'completed') return ended.completed;
  if (paymentStatus === 'paid') return null;
  return (payOnline && payableText(texts, paymentStatus)) || unpaid[paymentStatus];
}

interface OrderNextProps {
  order: OrderView;
  /** What whoever sees to it has written about themselves; null or empty where they have not. */
  about: string | null;
  payOnline: boolean;
}

/** Where the order stands in words, what happens next, and what is ready to be looked at. */
export function OrderNext({ order, about, payOnline }: OrderNextProps) {
  const texts = useTexts(requestTexts);
  const said = standingOf(texts, order, payOnline);
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
      {payOnline && order.status === 'completed' && payableText(texts, order.paymentStatus) && (
        <PayButton order={order} />
      )}
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
