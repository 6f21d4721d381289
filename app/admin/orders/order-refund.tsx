import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import notes from '#app/admin/sheets/notes.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { openOnClick } from '#app/ui/overlays/open-on-click.ts';
import text from '#app/ui/styles/text.module.css';
import { refundReasons, type StaffPaymentTry } from '#contract/orders/payments.ts';
import type { OrderView } from '#contract/orders/types.ts';
import { orderTexts } from './order.texts.ts';
import styles from './order-payment.module.css';

interface RefundProps {
  order: OrderView;
  payment: StaffPaymentTry;
  /** Of this form: sent twice, it gives back once. */
  refundId: string;
}

const isOpen = ({ status }: OrderView) => status !== 'completed' && status !== 'cancelled';

function Told({ order, payment }: Pick<RefundProps, 'order' | 'payment'>) {
  const { refund } = useTexts(orderTexts);
  const { money } = useFormats();
  const all = money(payment.refundable / 100, payment.currency);
  const hasAppointment = order.appointment !== null && !order.appointment.isCancelled;
  return (
    <>
      {refund.way(payment.method)} {refund.told(order.customer.fullName ?? order.contactEmail)}{' '}
      {isOpen(order) && (hasAppointment ? refund.cancelsAppointment(all) : refund.cancels(all))}
    </>
  );
}

interface RefundFormProps extends RefundProps {
  id: string;
  act: ReturnType<typeof useAct>;
}

function RefundForm({ id, act, order, payment, refundId }: RefundFormProps) {
  const { refund } = useTexts(orderTexts);
  const { money } = useFormats();
  const left = (payment.refundable / 100).toFixed(payment.refundable % 100 === 0 ? 0 : 2);
  return (
    <act.Form id={id} className={notes.notes} method="post" noValidate aria-label={refund.open}>
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="paymentId" value={payment.id} />
      <input type="hidden" name="refundId" value={refundId} />
      <TextField
        {...act.field('amount', left)}
        label={refund.amount(payment.currency)}
        hint={refund.most(money(payment.refundable / 100, payment.currency))}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...act.field('reason', 'requested')}
        label={refund.why}
        hint={refund.whyHint}
        options={refundReasons.map((value) => ({ value, label: refund.reasons[value] }))}
      />
    </act.Form>
  );
}

/** Gives a payment back, after asking. Without JavaScript the page asks (`AskRefund`). */
export function RefundButton({ order, payment, refundId }: RefundProps) {
  const { refund } = useTexts(orderTexts);
  const [asks, setAsks] = useState(false);
  const form = useId();
  const act = useAct({ intent: 'refund', onDone: () => setAsks(false) });
  return (
    <>
      <Link
        data-part="button"
        className={buttonClass({ variant: 'danger-quiet', size: 'sm' })}
        to={`/admin/orders/${order.id}?ask=refund`}
        aria-haspopup="dialog"
        onClick={openOnClick(() => setAsks(true))}
      >
        {refund.open}
      </Link>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={refund.title}
        description={<Told order={order} payment={payment} />}
        keep={refund.keep}
        action={
          <Button type="submit" form={form} variant="danger" busy={act.isBusy} busyLabel={refund.refunding}>
            {refund.open}
          </Button>
        }
      >
        <div className={styles.refundForm}>
          <RefundForm id={form} act={act} order={order} payment={payment} refundId={refundId} />
        </div>
      </AlertDialog>
    </>
  );
}

/** Reached without JavaScript, where no dialog can ask. */
export function AskRefund({
  order,
  tries,
  refundId,
}: Omit<RefundProps, 'payment'> & { tries: readonly StaffPaymentTry[] }) {
  const { refund } = useTexts(orderTexts);
  const [search] = useSearchParams();
  const act = useAct({ intent: 'refund' });
  const form = useId();
  const payment = tries.find(({ refundable }) => refundable > 0);
  if (search.get('ask') !== 'refund' || !payment) return null;
  return (
    <Card className={styles.refundAsk}>
      <h3>{refund.title}</h3>
      <p className={text.soft}>
        <Told order={order} payment={payment} />
      </p>
      <RefundForm id={form} act={act} order={order} payment={payment} refundId={refundId} />
      <div className={styles.refundDo}>
        <ButtonLink to={`/admin/orders/${order.id}`}>{refund.keep}</ButtonLink>
        <Button type="submit" form={form} variant="danger" busy={act.isBusy} busyLabel={refund.refunding}>
          {refund.open}
        </Button>
      </div>
    </Card>
  );
}
