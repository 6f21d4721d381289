import { ScanSearch } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import field from '#app/ui/controls/field.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import type { OrderView } from '#contract/orders/types.ts';
import { orderTexts } from './order.texts.ts';
import styles from './order-scans.module.css';

const isOpen = ({ status }: OrderView) => status !== 'completed' && status !== 'cancelled';

function RunAgain({ order }: { order: OrderView }) {
  const { again } = useTexts(orderTexts).scans;
  const act = useAct();
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="rescan" />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={order.version} />
      <Button type="submit" variant="quiet" size="sm">
        {again}
      </Button>
      {act.failed && <p className={field.error}>{act.failed}</p>}
    </act.Form>
  );
}

/** The scans that belong to an order. Plain links, as each look is written down for the customer. */
export function OrderScans({ order }: { order: OrderView }) {
  const { scans } = useTexts(orderTexts);
  const { id, scanId, reportScanId } = order;
  if (!scanId && !reportScanId) return <p className={classes(text.soft, text.small)}>{scans.none}</p>;
  if (!isOpen(order)) return <p className={classes(text.soft, text.small)}>{scans.closed}</p>;
  return (
    <div className={styles.orderScans}>
      <p className={classes(text.soft, text.small)}>{scans.seen}</p>
      {scanId && (
        <ButtonLink size="sm" to={`/admin/orders/${id}/scans/chosen`} reloadDocument>
          <ScanSearch className={icon.sm} />
          {scans.chosen}
        </ButtonLink>
      )}
      {reportScanId && (
        <ButtonLink size="sm" to={`/admin/orders/${id}/scans/report`} reloadDocument>
          <ScanSearch className={icon.sm} />
          {scans.full}
        </ButtonLink>
      )}
      {reportScanId && order.paymentStatus === 'paid' && <RunAgain order={order} />}
    </div>
  );
}
