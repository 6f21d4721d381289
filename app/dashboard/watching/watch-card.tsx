import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { OwnTimeZone } from '#app/ui/controls/own-time-zone.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type WatchView, watchPaceLabel, watchPaces } from '#contract/watching/types.ts';
import styles from './watching.module.css';

const options = watchPaces.map((pace) => ({ value: pace, label: watchPaceLabel[pace] }));

function State({ watch }: { watch: WatchView }) {
  const { longDate } = useFormats();
  if (!watch.isOn) return <p>Watching is off. We ask no one about you until you start a scan.</p>;
  if (watch.isScanning) return <p>Watching is on. A scan is running.</p>;
  if (watch.nextAt === null) return <p>Watching is on, for new breaches only.</p>;
  return (
    <p>
      Watching is on. The next scan is due on <time dateTime={watch.nextAt}>{longDate(watch.nextAt)}</time>.
    </p>
  );
}

function Stop() {
  const act = useAct({ intent: 'stop' });
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="stop" />
      <Button type="submit" variant="quiet" flush busy={act.isBusy} busyLabel="Stopping…">
        Stop watching
      </Button>
    </act.Form>
  );
}

/** Whether it is on, how often, and the button that ends it. */
export function WatchCard({ watch }: { watch: WatchView }) {
  const act = useAct({ intent: 'watch' });
  return (
    <Card
      id="watch"
      head={
        <div className={styles.head}>
          <h2 className={text.displayXs}>Tell me when this changes</h2>
          <div className={classes(text.small, text.soft)} role="status">
            <State watch={watch} />
          </div>
        </div>
      }
    >
      <div className={styles.forms}>
        <act.Form className={styles.form} method="post">
          <input type="hidden" name="intent" value="watch" />
          <OwnTimeZone />
          <SelectField
            {...act.field('pace', watch.pace)}
            key={watch.pace}
            label="How often we scan again"
            hint="However often that is, the catalogues of breaches are read every day, and you are told when a new one has your address."
            options={options}
          />
          <Button type="submit" variant={watch.isOn ? 'secondary' : 'primary'} busy={act.isBusy} busyLabel="Saving…">
            {watch.isOn ? 'Save' : 'Start watching'}
          </Button>
        </act.Form>
        <p className={classes(text.small, text.soft)}>
          At most one mail a day, never between 21:00 and 08:00{watch.timeZone && ` (${watch.timeZone})`}, and one in
          four weeks when nothing has changed. Each has a link that stops it.
        </p>
        {!watch.takesMail && (
          <Notice tone="warning">
            Email notifications are off in your <Link to="/settings">settings</Link>, so what changes is said here only.
          </Notice>
        )}
        {watch.isOn && <Stop />}
      </div>
    </Card>
  );
}
