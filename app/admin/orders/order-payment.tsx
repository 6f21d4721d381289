import { useState } from 'react';
import notes from '#app/admin/sheets/notes.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { RefundList } from '#app/orders/refunds/refund-list.tsx';
import { PaymentBadge } from '#app/orders/request/order-badges.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { StaffPaymentTry } from '#contract/orders/payments.ts';
import { type OrderView, paymentStatuses } from '#contract/orders/types.ts';
import orderStyles from './order.module.css';
import { orderTexts } from './order.texts.ts';
import styles from './order-payment.module.css';
import { RefundButton } from './order-refund.tsx';

interface OrderPaymentProps {
  order: OrderView;
  tries: readonly StaffPaymentTry[];
  /** Of the next refund. */
  refundId: string;
}

/** What the customer tried at the gateway, and what can be given back of it. */
function Tries({ order, tries, refundId }: OrderPaymentProps) {
  const { payment: texts } = useTexts(orderTexts);
  const { money, dateTime } = useFormats();
  const told = ({ state, amount, refunded, currency, method }: StaffPaymentTry) => {
    const back = refunded > 0 ? money(refunded / 100, currency) : null;
    return texts.oneTry(texts.states[state], money(amount / 100, currency), back, method);
  };
  return (
    <ol className={classes(styles.orderTries, text.small)} aria-label={texts.tries}>
      {tries.map((one) => (
        <li key={one.id}>
          {withLinks(told(one), (state) => (
            <strong>{state}</strong>
          ))}
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
  const { payment: texts, saving } = useTexts(orderTexts);
  const { money } = useFormats();
  const [chosen, setChosen] = useState<string | null>(null);
  const act = useAct({ intent: 'payment', onDone: () => setChosen(null) });
  const value = chosen ?? order.paymentStatus;
  const isOnline = tries.some(({ refundable }) => refundable > 0);
  return (
    <div className={notes.notes}>
      <p className={styles.orderPayment}>
        <span className={classes(orderStyles.amount, text.num)}>{money(order.amount, order.currency)}</span>
        {order.hours !== null && <span className={classes(text.small, text.soft)}>{texts.forHours(order.hours)}</span>}
        <PaymentBadge status={order.paymentStatus} />
      </p>
      {tries.length > 0 && <Tries order={order} tries={tries} refundId={refundId} />}
      <RefundList refunds={order.refunds} currency={order.currency} side="staff" />
      <act.Form className={notes.notes} method="post" aria-label={texts.title}>
        <input type="hidden" name="intent" value="payment" />
        <input type="hidden" name="orderId" value={order.id} />
        <input type="hidden" name="version" value={order.version} />
        <SelectField
          label={texts.record}
          hint={isOnline ? texts.hintOnline : texts.hint}
          name="paymentStatus"
          options={paymentStatuses.map((status) => ({ value: status, label: texts.statuses[status] }))}
          value={value}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" busy={act.isBusy} busyLabel={saving} disabled={value === order.paymentStatus}>
            {texts.save}
          </Button>
        </div>
      </act.Form>
    </div>
  );
}
