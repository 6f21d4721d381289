import { CreditCard } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { OrderView } from '#contract/orders.ts';

/** Leads to the page on which an order is paid. */
export function PayButton({ order }: { order: Pick<OrderView, 'id' | 'amount' | 'currency'> }) {
  const { money } = useFormats();
  const action = `/dashboard/requests/${order.id}/payment`;
  const navigation = useNavigation();
  return (
    <Form method="post" action={action}>
      <Button
        type="submit"
        variant="primary"
        busy={navigation.formAction === action}
        busyLabel="Opening the payment page"
      >
        <CreditCard className="icon" />
        Pay {money(order.amount, order.currency)}
      </Button>
    </Form>
  );
}
