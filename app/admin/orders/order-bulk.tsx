import { useState } from 'react';
import type { Selection } from '#app/admin/lists/use-selection.ts';
import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { orderStatuses, orderStatusLabel, type StaffOrderRow } from '#contract/orders/types.ts';
import styles from './order-bulk.module.css';

const options = orderStatuses
  .filter((value) => value !== 'processing')
  .map((value) => ({ value, label: orderStatusLabel[value] }));

interface OrderBulkProps {
  orders: readonly StaffOrderRow[];
  selection: Selection;
}

/** One status for all orders that are chosen. Cancelling completed ones is asked about first. */
export function OrderBulk({ orders, selection }: OrderBulkProps) {
  const { plural } = useFormats();
  const act = useAct({ intent: 'bulk', onDone: selection.clear });
  const [status, setStatus] = useState<string>('in_progress');
  const [asks, setAsks] = useState(false);
  const chosen = orders.filter(({ id }) => selection.ids?.has(id));
  if (selection.ids === null) return null;
  const send = () => {
    const fields = new FormData();
    fields.set('intent', 'bulk');
    fields.set('status', status);
    for (const { id, version } of chosen) fields.append('order', `${id}:${version}`);
    setAsks(false);
    void act.submit(fields, { method: 'post' });
  };
  const mustAsk = status === 'cancelled' && chosen.some((order) => order.status === 'completed');
  return (
    <div className={styles.orderBulk}>
      <Checkbox
        label={chosen.length === 0 ? 'Choose all on this page' : `${plural(chosen.length, 'order')} chosen`}
        checked={chosen.length === orders.length}
        onChange={selection.toggleAll}
      />
      {chosen.length > 0 && (
        <div className={styles.act}>
          <Select
            small
            aria-label="New status of the chosen orders"
            options={options}
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
          />
          <Button size="sm" busy={act.isBusy} busyLabel="Saving…" onClick={() => (mustAsk ? setAsks(true) : send())}>
            Change status
          </Button>
        </div>
      )}
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title="Cancel completed orders?"
        description="Some of the chosen orders are completed. Their customers are told that they were cancelled."
        keep="Keep them"
        action={
          <Button variant="danger" onClick={send}>
            Cancel the orders
          </Button>
        }
      />
    </div>
  );
}
