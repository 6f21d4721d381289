import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { OwnTimeZone } from '#app/ui/controls/own-time-zone.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type WatchView, watchPaces } from '#contract/watching/types.ts';
import styles from './watching.module.css';
import { watchingTexts } from './watching.texts.ts';

function State({ watch }: { watch: WatchView }) {
  const texts = useTexts(watchingTexts);
  const { longDate } = useFormats();
  if (!watch.isOn) return <p>{texts.isOff}</p>;
  if (watch.isScanning) return <p>{texts.isScanning}</p>;
  const { nextAt } = watch;
  if (nextAt === null) return <p>{texts.breachesOnly}</p>;
  return (
    <p>
      {withLinks(texts.nextScan(longDate(nextAt)), (date) => (
        <time dateTime={nextAt}>{date}</time>
      ))}
    </p>
  );
}

function Stop() {
  const texts = useTexts(watchingTexts);
  const act = useAct({ intent: 'stop' });
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="stop" />
      <Button type="submit" variant="quiet" flush busy={act.isBusy} busyLabel={texts.stopping}>
        {texts.stop}
      </Button>
    </act.Form>
  );
}

/** Whether it is on, how often, and the button that ends it. */
export function WatchCard({ watch }: { watch: WatchView }) {
  const texts = useTexts(watchingTexts);
  const act = useAct({ intent: 'watch' });
  const options = watchPaces.map((pace) => ({ value: pace, label: texts.paces[pace] }));
  return (
    <Card
      id="watch"
      head={
        <div className={styles.head}>
          <h2 className={text.displayXs}>{texts.tellMe}</h2>
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
            label={texts.pace}
            hint={texts.paceHint}
            options={options}
          />
          <Button
            type="submit"
            variant={watch.isOn ? 'secondary' : 'primary'}
            busy={act.isBusy}
            busyLabel={texts.saving}
          >
            {watch.isOn ? texts.save : texts.start}
          </Button>
        </act.Form>
        <p className={classes(text.small, text.soft)}>{texts.mails(watch.timeZone)}</p>
        {!watch.takesMail && (
          <Notice tone="warning">
            {withLinks(texts.noMail, (words) => (
              <Link to="/settings">{words}</Link>
            ))}
          </Notice>
        )}
        {watch.isOn && <Stop />}
      </div>
    </Card>
  );
}
