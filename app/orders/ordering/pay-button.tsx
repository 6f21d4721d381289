import { CreditCard } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderView } from '#contract/orders/types.ts';
import { orderingTexts } from './ordering.texts.ts';

/** Leads to the page on which an order is paid. */
export function PayButton({ order }: { order: Pick<OrderView, 'id' | 'amount' | 'currency'> }) {
  const texts = useTexts(orderingTexts);
  const { money } = useFormats();
  const act = useAct();
  return (
    <act.Form method="post" action={`/dashboard/requests/${order.id}/payment`}>
      <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.openingPayment}>
        <CreditCard />
        {texts.pay(money(order.amount, order.currency))}
      </Button>
    </act.Form>
  );
}
