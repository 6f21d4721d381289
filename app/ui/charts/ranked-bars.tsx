import { useFormats } from '#app/ui/formats.ts';

interface RankedBarsProps {
  label: string;
  rows: readonly { name: string; count: number }[];
}

/** Names with a bar and the number it stands for, most first. A list: its words say all that the bars do. */
export function RankedBars({ label, rows }: RankedBarsProps) {
  const { number } = useFormats();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ol className="ranked" aria-label={label}>
      {rows.map(({ name, count }) => (
        <li key={name}>
          <span className="ranked__name">{name}</span>
          <span className="num">{number(count)}</span>
          <svg className="ranked__bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className="ranked__ground" width="100" height="6" />
            <rect width={(100 * count) / most} height="6" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
