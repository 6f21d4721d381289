import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import notes from '#app/admin/sheets/notes.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { Button, ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { openOnClick } from '#app/ui/overlays/open-on-click.ts';
import text from '#app/ui/styles/text.module.css';
import { refundReasonLabel, refundReasons, type StaffPaymentTry } from '#contract/orders/payments.ts';
import type { OrderView } from '#contract/orders/types.ts';
import styles from './order-payment.module.css';

const reasons = refundReasons.map((value) => ({ value, label: refundReasonLabel[value].staff }));

interface RefundProps {
  order: OrderView;
  payment: StaffPaymentTry;
  /** Of this form: sent twice, it gives back once. */
  refundId: string;
}

const isOpen = ({ status }: OrderView) => status !== 'completed' && status !== 'cancelled';

function Told({ order, payment }: Pick<RefundProps, 'order' | 'payment'>) {
  const { money } = useFormats();
  return (
    <>
      {`The money goes back the way it came${payment.method ? `, to ${payment.method}` : ''}, and cannot be called back. `}
      {`${order.customer.fullName ?? order.contactEmail} is told by email, with a credit note. `}
      {isOpen(order) &&
        `Refunding all of ${money(payment.refundable / 100, payment.currency)} also cancels the order${order.appointment && !order.appointment.isCancelled ? ' and its appointment' : ''}.`}
    </>
  );
}

interface RefundFormProps extends RefundProps {
  id: string;
  act: ReturnType<typeof useAct>;
}

function RefundForm({ id, act, order, payment, refundId }: RefundFormProps) {
  const { money } = useFormats();
  const left = (payment.refundable / 100).toFixed(payment.refundable % 100 === 0 ? 0 : 2);
  return (
    <act.Form id={id} className={notes.notes} method="post" noValidate aria-label="Refund">
      <input type="hidden" name="intent" value="refund" />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="paymentId" value={payment.id} />
      <input type="hidden" name="refundId" value={refundId} />
      <TextField
        {...act.field('amount', left)}
        label={`Amount in ${payment.currency}`}
        hint={`${money(payment.refundable / 100, payment.currency)} at most.`}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        {...act.field('reason', 'requested')}
        label="Why"
        hint="The customer reads it in the email."
        options={reasons}
      />
    </act.Form>
  );
}

/** Gives a payment back, after asking. Without JavaScript the page asks (`AskRefund`). */
export function RefundButton({ order, payment, refundId }: RefundProps) {
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
        Refund
      </Link>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title="Refund this payment?"
        description={<Told order={order} payment={payment} />}
        keep="Keep the payment"
        action={
          <Button type="submit" form={form} variant="danger" busy={act.isBusy} busyLabel="Refunding…">
            Refund
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
  const [search] = useSearchParams();
  const act = useAct({ intent: 'refund' });
  const form = useId();
  const payment = tries.find(({ refundable }) => refundable > 0);
  if (search.get('ask') !== 'refund' || !payment) return null;
  return (
    <Card className={styles.refundAsk}>
      <h3>Refund this payment?</h3>
      <p className={text.soft}>
        <Told order={order} payment={payment} />
      </p>
      <RefundForm id={form} act={act} order={order} payment={payment} refundId={refundId} />
      <div className={styles.refundDo}>
        <ButtonLink to={`/admin/orders/${order.id}`}>Keep the payment</ButtonLink>
        <Button type="submit" form={form} variant="danger" busy={act.isBusy} busyLabel="Refunding…">
          Refund
        </Button>
      </div>
    </Card>
  );
}
