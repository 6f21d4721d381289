import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { OwnTimeZone } from '#app/ui/controls/own-time-zone.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import text from '#app/ui/styles/text.module.css';
import type { AddressWatchView } from '#contract/watching/types.ts';
import { resultTexts } from './result.texts.ts';
import styles from './tell-me.module.css';

interface TellMeProps {
  email: string;
  /** Null while its address is not watched. */
  watch: AddressWatchView | null;
}

/** Beside a visitor's result: whether its address is watched without an account, and the button that begins or ends it. */
export function TellMe({ email, watch }: TellMeProps) {
  const { weTell, tellMe } = useTexts(resultTexts);
  return (
    <section className={classes(card.card, styles.tell)} aria-labelledby="tell-me" data-print="hide">
      <h2 className={text.displaySm} id="tell-me">
        {watch ? weTell : tellMe}
      </h2>
      {watch ? <Watched email={email} watch={watch} /> : <Offer email={email} />}
    </section>
  );
}

function Offer({ email }: { email: string }) {
  const texts = useTexts(resultTexts);
  const act = useAct({ intent: 'watch' });
  return (
    <>
      <p className={text.soft}>
        {withLinks(texts.offer, () => (
          <strong className={styles.email}>{email}</strong>
        ))}
      </p>
      <act.Form method="post">
        <input type="hidden" name="intent" value="watch" />
        <OwnTimeZone />
        <Button type="submit" variant="secondary" busy={act.isBusy} busyLabel={texts.switchingOn}>
          {texts.tellMe}
        </Button>
      </act.Form>
    </>
  );
}

function Watched({ email, watch }: { email: string; watch: AddressWatchView }) {
  const texts = useTexts(resultTexts);
  const act = useAct({ intent: 'stop' });
  const { longDate } = useFormats();
  return (
    <>
      <p className={text.soft}>
        {withLinks(texts.nextScan(longDate(watch.nextAt), longDate(watch.until)), () => (
          <strong className={styles.email}>{email}</strong>
        ))}
      </p>
      <p className={classes(text.small, text.soft)}>
        {watch.known > 0 ? texts.weKeepKnown(longDate(watch.since), watch.known) : texts.weKeep(longDate(watch.since))}
      </p>
      <act.Form method="post">
        <input type="hidden" name="intent" value="stop" />
        <Button type="submit" variant="quiet" flush busy={act.isBusy} busyLabel={texts.stopping}>
          {texts.stop}
        </Button>
      </act.Form>
    </>
  );
}
