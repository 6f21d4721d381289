import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import styles from './nowrap.module.css';

/** A day in a table. */
export function DateOf({ iso }: { iso: string }) {
  const { longDate } = useFormats();
  return (
    <time className={classes(text.num, styles.nowrap)} dateTime={iso}>
      {longDate(iso)}
    </time>
  );
}
