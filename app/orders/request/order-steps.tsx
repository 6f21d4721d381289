import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import textStyles from '#app/ui/styles/text.module.css';
import type { OrderStep } from '#contract/orders/types.ts';
import styles from './order-steps.module.css';

const whose: Readonly<Record<OrderStep['by'], string | null>> = { customer: null, staff: 'our team', system: null };

/** The life of an order, newest last, as its audit entries tell it. */
export function OrderSteps({ steps }: { steps: readonly OrderStep[] }) {
  const { dateTime } = useFormats();
  return (
    <ol className={styles.orderSteps}>
      {steps.map(({ id, at, text, by }) => (
        <li key={id}>
          <span>{text}</span>
          <span className={classes(textStyles.caption, textStyles.soft)}>
            <time dateTime={at}>{dateTime(at)}</time>
            {whose[by] && ` · ${whose[by]}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
