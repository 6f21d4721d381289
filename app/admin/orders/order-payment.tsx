import { useState } from 'react';
import notes from '#app/admin/sheets/notes.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { RefundList } from '#app/orders/refunds/refund-list.tsx';
import { PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { PaymentTry, StaffPaymentTry } from '#contract/orders/payments.ts';
import { type OrderView, paymentStatuses, paymentStatusLabel } from '#contract/orders/types.ts';
import orderStyles from './order.module.css';
import styles from './order-payment.module.css';
import { RefundButton } from './order-refund.tsx';

const options = paymentStatuses.map((value) => ({ value, label: paymentStatusLabel[value] }));

const states: Readonly<Record<PaymentTry['state'], string>> = {
  opening: 'Started',
  open: 'Waiting for the customer',
  declined: 'Declined',
  pending: 'In progress',
  paid: 'Paid',
  expired: 'Abandoned',
  refunded: 'Refunded',
};

interface OrderPaymentProps {
  order: OrderView;
  tries: readonly StaffPaymentTry[];
  /** Of the next refund. */
  refundId: string;
}

/** What the customer tried at the gateway, and what can be given back of it. */
function Tries({ order, tries, refundId }: OrderPaymentProps) {
  const { money, dateTime } = useFormats();
  return (
    <ol className={classes(styles.orderTries, text.small)} aria-label="Payments at the gateway">
      {tries.map((one) => (
        <li key={one.id}>
          <strong>{states[one.state]}</strong> {money(one.amount / 100, one.currency)}
          {one.refunded > 0 && `, ${money(one.refunded / 100, one.currency)} refunded`}
          {one.method && `, ${one.method}`}
          <span className={classes(text.caption, text.soft, styles.orderTriesWhen)}>
            <time dateTime={one.paidAt ?? one.startedAt}>{dateTime(one.paidAt ?? one.startedAt)}</time>
            {one.reference && <span className={text.evidence}> {one.reference}</span>}
          </span>
          {one.refundable > 0 && <RefundButton order={order} payment={one} refundId={refundId} />}
        </li>
      ))}
    </ol>
  );
}

/** What is owed and whether it came; staff record by hand what no provider tells. */
export function OrderPayment({ order, tries, refundId }: OrderPaymentProps) {
  const { money, plural } = useFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const act = useAct({ intent: 'payment', onDone: () => setChosen(null) });
  const value = chosen ?? order.paymentStatus;
  const isOnline = tries.some(({ refundable }) => refundable > 0);
  return (
    <div className={notes.notes}>
      <p className={styles.orderPayment}>
        <span className={classes(orderStyles.amount, text.num)}>{money(order.amount, order.currency)}</span>
        {order.hours !== null && (
          <span className={classes(text.small, text.soft)}>for {plural(order.hours, 'hour')}</span>
        )}
        <PaymentBadge status={order.paymentStatus} />
      </p>
      {tries.length > 0 && <Tries order={order} tries={tries} refundId={refundId} />}
      <RefundList refunds={order.refunds} currency={order.currency} side="staff" />
      <act.Form className={notes.notes} method="post" aria-label="Payment">
        <input type="hidden" name="intent" value="payment" />
        <input type="hidden" name="orderId" value={order.id} />
        <input type="hidden" name="version" value={order.version} />
        <SelectField
          label="Record a payment"
          hint={
            isOnline
              ? 'This moves no money: “Refund” above gives back what was paid online.'
              : 'Once it is paid, automatic work starts and the customer is told.'
          }
          name="paymentStatus"
          options={options}
          value={value}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={act.isBusy} busyLabel="Saving…" disabled={value === order.paymentStatus}>
            Record
          </Button>
        </div>
      </act.Form>
    </div>
  );
}
