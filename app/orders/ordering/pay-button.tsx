import { CreditCard } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderView } from '#contract/orders/types.ts';

/** Leads to the page on which an order is paid. */
export function PayButton({ order }: { order: Pick<OrderView, 'id' | 'amount' | 'currency'> }) {
  const { money } = useFormats();
  const act = useAct();
  return (
    <act.Form method="post" action={`/dashboard/requests/${order.id}/payment`}>
      <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Opening the payment page">
        <CreditCard />
        Pay {money(order.amount, order.currency)}
      </Button>
    </act.Form>
  );
}
