import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import styles from './ranked-bars.module.css';

interface RankedBarsProps {
  label: string;
  rows: readonly { name: string; count: number }[];
}

/** Names with a bar and the number it stands for, most first. A list: its words say all that the bars do. */
export function RankedBars({ label, rows }: RankedBarsProps) {
  const { number } = useFormats();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className={styles.ranked} aria-label={label}>
      {rows.map(({ name, count }) => (
        <li key={name}>
          <span className={styles.name}>{name}</span>
          <span className={text.num}>{number(count)}</span>
          <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.ground} width="100" height="6" />
            <rect width={(100 * count) / most} height="6" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
