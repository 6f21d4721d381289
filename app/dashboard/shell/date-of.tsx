import styles from '#app/dashboard/nowrap.module.css';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/text.module.css';

/** A day in a table. */
export function DateOf({ iso }: { iso: string }) {
  const { longDate } = useFormats();
  return (
    <time className={classes(text.num, styles.nowrap)} dateTime={iso}>
      {longDate(iso)}
    </time>
  );
}
