import { useChoice } from '#app/admin/lists/use-choice.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import field from '#app/ui/controls/field.module.css';
import { Select } from '#app/ui/controls/select-field.tsx';
import { shortId } from '#contract/orders/short-id.ts';
import { type OrderStatus, orderStatuses } from '#contract/orders/types.ts';
import type { Actable } from './order-buttons.tsx';
import styles from './order-status-form.module.css';
import { ordersTexts } from './orders.texts.ts';

interface StatusFormProps {
  order: Actable;
  /** Which statuses are offered; all by default. */
  statuses?: readonly OrderStatus[];
  labels?: Readonly<Record<OrderStatus, string>>;
  small?: boolean;
  /** Called when it was changed. */
  onDone?: () => void;
  /** Hears whether a choice waits for its answer. */
  onPending?: (isPending: boolean) => void;
}

/** Each word once: work under way is under the name that the order has. */
const statusesFor = ({ status }: Actable): readonly OrderStatus[] =>
  orderStatuses.filter((one) => one !== (status === 'processing' ? 'in_progress' : 'processing'));

/** Any status from any other, chosen from a list. */
export function StatusForm({
  order,
  statuses = statusesFor(order),
  labels,
  small = false,
  onDone,
  onPending,
}: StatusFormProps) {
  const texts = useTexts(ordersTexts);
  const act = useAct<{ version: number }>({ intent: 'status', onDone });
  const { form, ...choice } = useChoice(act, 'status', order.status, onPending);
  const shown = statuses.map((value) => ({ value, label: (labels ?? texts.statuses)[value] }));
  return (
    <act.Form ref={form} className={styles.orderStatus} method="post" aria-label={texts.status.of(shortId(order.id))}>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="orderId" value={order.id} />
      <input type="hidden" name="version" value={Math.max(order.version, act.answer?.value?.version ?? 0)} />
      <Select small={small} aria-label={texts.status.label} options={shown} {...choice} />
      {act.failed && <p className={field.error}>{act.failed}</p>}
      <noscript>
        <button type="submit">{texts.status.change}</button>
      </noscript>
    </act.Form>
  );
}
