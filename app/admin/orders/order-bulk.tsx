import { useState } from 'react';
import type { Selection } from '#app/admin/lists/use-selection.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import { orderStatuses, type StaffOrderRow } from '#contract/orders/types.ts';
import styles from './order-bulk.module.css';
import { ordersTexts } from './orders.texts.ts';

const offered = orderStatuses.filter((value) => value !== 'processing');

interface OrderBulkProps {
  orders: readonly StaffOrderRow[];
  selection: Selection;
}

/** One status for all orders that are chosen. Cancelling completed ones is asked about first. */
export function OrderBulk({ orders, selection }: OrderBulkProps) {
  const { bulk, statuses, saving } = useTexts(ordersTexts);
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
        label={chosen.length === 0 ? bulk.chooseAll : bulk.chosen(chosen.length)}
        checked={chosen.length === orders.length}
        onChange={selection.toggleAll}
      />
      {chosen.length > 0 && (
        <div className={styles.act}>
          <Select
            small
            aria-label={bulk.newStatus}
            options={offered.map((value) => ({ value, label: statuses[value] }))}
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
          />
          <Button size="sm" busy={act.isBusy} busyLabel={saving} onClick={() => (mustAsk ? setAsks(true) : send())}>
            {bulk.change}
          </Button>
        </div>
      )}
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={bulk.title}
        description={bulk.text}
        keep={bulk.keep}
        action={
          <Button variant="danger" onClick={send}>
            {bulk.cancel}
          </Button>
        }
      />
    </div>
  );
}
