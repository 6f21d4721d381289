import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { shortId } from '#contract/orders/short-id.ts';
import type { OrderStatus, PaymentStatus } from '#contract/orders/types.ts';
import { ordersTexts } from './orders.texts.ts';

/** As much of an order as its buttons need. */
export interface Actable {
  id: string;
  version: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

interface ActButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  /** Of all buttons together: what one of them did is told also when it is no longer offered. */
  act: ReturnType<typeof useAct>;
  order: Actable;
  intent: 'start' | 'complete' | 'cancel';
  label: string;
}

/** A form of its own: it works without JavaScript too. */
function ActButton({ act, order, intent, label, ...look }: ActButtonProps) {
  const { acts } = useTexts(ordersTexts);
  return (
    <act.Form method="post">
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      <Button
        {...look}
        type="submit"
        name="intent"
        value={intent}
        busy={act.sent?.get('intent') === intent}
        aria-label={acts.on(label, shortId(order.id))}
      >
        {label}
      </Button>
    </act.Form>
  );
}

/** Asks first. Without JavaScript the page of the order asks. */
function CancelCompleted({ act, order }: Pick<ActButtonProps, 'act' | 'order'>) {
  const { acts, cancelCompleted } = useTexts(ordersTexts);
  const [asks, setAsks] = useState(false);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAsks(true);
  };
  return (
    <>
      <Link
        data-part="button"
        className={buttonClass({ variant: 'danger-quiet', size: 'sm' })}
        to={`/admin/orders/${order.id}?ask=cancel`}
        onClick={ask}
        role="button"
        aria-label={acts.on(acts.cancel, shortId(order.id))}
      >
        {acts.cancel}
      </Link>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={cancelCompleted.title}
        description={cancelCompleted.text}
        keep={cancelCompleted.keep}
        action={<ActButton act={act} order={order} intent="cancel" label={cancelCompleted.cancel} variant="danger" />}
      />
    </>
  );
}

/** Work is rarely begun before it is paid for, so it is offered, but not urged. */
const startLook = ({ paymentStatus }: Actable) => (paymentStatus === 'paid' ? 'primary' : 'secondary');

/** "Start Progress" from pending, "Mark Complete" while work is under way, "Cancel" always. */
export function OrderButtons({ order }: { order: Actable }) {
  const { acts } = useTexts(ordersTexts);
  const act = useAct();
  const isUnderWay = order.status === 'in_progress' || order.status === 'processing';
  return (
    <>
      {order.status === 'pending' && (
        <ActButton act={act} order={order} intent="start" label={acts.start} variant={startLook(order)} size="sm" />
      )}
      {isUnderWay && (
        <ActButton act={act} order={order} intent="complete" label={acts.complete} variant="primary" size="sm" />
      )}
      {order.status === 'completed' ? (
        <CancelCompleted act={act} order={order} />
      ) : (
        <ActButton act={act} order={order} intent="cancel" label={acts.cancel} variant="danger-quiet" size="sm" />
      )}
    </>
  );
}
