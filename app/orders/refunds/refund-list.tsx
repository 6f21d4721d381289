import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { Refund } from '#contract/orders/payments.ts';
import type { OrderRow } from '#contract/orders/types.ts';
import styles from './refund-list.module.css';
import { refundTexts } from './refunds.texts.ts';

type Side = 'customer' | 'staff';

interface RefundListProps {
  refunds: readonly Refund[];
  currency: OrderRow['currency'];
  side: Side;
}

/** What goes back to the customer, and how far it is. */
export function RefundList({ refunds, currency, side }: RefundListProps) {
  const texts = useTexts(refundTexts);
  const { money, longDate } = useFormats();
  if (refunds.length === 0) return null;
  return (
    <ul className={styles.refunds} aria-label={texts.refunds}>
      {refunds.map(({ id, state, amount, reason, startedAt }) => (
        <li key={id} className={state === 'failed' ? styles.failed : undefined}>
          {texts.states[state][side](money(amount / 100, currency))}
          <span className={text.soft}>
            {' '}
            {withLinks(
              reason && side === 'staff' ? texts.because(longDate(startedAt), reason) : `[${longDate(startedAt)}]`,
              (day) => (
                <time dateTime={startedAt}>{day}</time>
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
