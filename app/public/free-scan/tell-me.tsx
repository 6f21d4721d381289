import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { OwnTimeZone } from '#app/ui/controls/own-time-zone.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import { plural } from '#contract/base/formats.ts';
import type { AddressWatchView } from '#contract/watching/types.ts';
import styles from './tell-me.module.css';

interface TellMeProps {
  email: string;
  /** Null while its address is not watched. */
  watch: AddressWatchView | null;
}

/** Beside a visitor's result: whether its address is watched without an account, and the button that begins or ends it. */
export function TellMe({ email, watch }: TellMeProps) {
  return (
    <section className={classes(card.card, styles.tell)} aria-labelledby="tell-me" data-print="hide">
      <h2 className={text.displaySm} id="tell-me">
        {watch ? 'We tell you when this changes' : 'Tell me when this changes'}
      </h2>
      {watch ? <Watched email={email} watch={watch} /> : <Offer email={email} />}
    </section>
  );
}

function Offer({ email }: { email: string }) {
  const act = useAct({ intent: 'watch' });
  return (
    <>
      <p className={text.soft}>
        Without an account: we scan <strong className={styles.email}>{email}</strong> again each month, read the public
        catalogues of breaches each day, and tell you what is new, back or gone, or that nothing has changed. Each mail
        has a link to stop. After a year we stop by ourselves, unless you tell us to carry on.
      </p>
      <act.Form method="post">
        <input type="hidden" name="intent" value="watch" />
        <OwnTimeZone />
        <Button type="submit" variant="secondary" busy={act.isBusy} busyLabel="Switching on…">
          Tell me when this changes
        </Button>
      </act.Form>
    </>
  );
}

function Watched({ email, watch }: { email: string; watch: AddressWatchView }) {
  const act = useAct({ intent: 'stop' });
  const { longDate } = useFormats();
  return (
    <>
      <p className={text.soft}>
        The next scan of <strong className={styles.email}>{email}</strong> is due on {longDate(watch.nextAt)}. We carry
        on until {longDate(watch.until)}; a month before that, one mail asks whether you would like another year.
      </p>
      <p className={classes(text.small, text.soft)}>
        Since {longDate(watch.since)} we have kept your address, encrypted, and your time zone for this
        {watch.known > 0 && `, with fingerprints of the ${plural(watch.known, 'thing')} that you know about`}. When you
        stop it, all of that is deleted.
      </p>
      <act.Form method="post">
        <input type="hidden" name="intent" value="stop" />
        <Button type="submit" variant="quiet" flush busy={act.isBusy} busyLabel="Stopping…">
          Stop telling me
        </Button>
      </act.Form>
    </>
  );
}
