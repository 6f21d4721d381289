import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import styles from './identity.module.css';

/** For who has added something after their report was made. @param left how often it may still be made anew */
export function ScanAgain({ left }: { left: number }) {
  const act = useAct({ intent: 'scan' });
  const { plural } = useFormats();
  return (
    <Card>
      <act.Form className={styles.add} method="post">
        <input type="hidden" name="intent" value="scan" />
        <p className={text.small}>
          Your report is fresh. Make a new one with everything that you have added since: {plural(left, 'scan')} left,
          within 30 days of the report, at no extra charge.
        </p>
        <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Starting…">
          Scan again with these
        </Button>
      </act.Form>
    </Card>
  );
}
