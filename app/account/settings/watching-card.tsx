import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { OwnTimeZone } from '#app/ui/controls/own-time-zone.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';
import { type WatchView, watchingPath } from '#contract/watching/types.ts';
import styles from './settings.module.css';

type WatchSettings = Pick<WatchView, 'isOn' | 'pace' | 'scope'>;

/** On or off; part of a watching that also scans again, it is on as long as that is. */
function BreachAlerts({ isOn, pace }: Pick<WatchSettings, 'isOn' | 'pace'>) {
  const texts = useTexts(settingsTexts);
  const act = useAct();
  if (isOn && pace !== 'breaches') return <p className={text.soft}>{texts.onWithWatching}</p>;
  return (
    <act.Form method="post" action={watchingPath}>
      <input type="hidden" name="intent" value={isOn ? 'stop' : 'watch'} />
      {!isOn && <input type="hidden" name="pace" value="breaches" />}
      {!isOn && <OwnTimeZone />}
      <Button type="submit" busy={act.isBusy}>
        {withLinks(isOn ? texts.switchOff : texts.switchOn, (words) => (
          <span className={visuallyHidden.visuallyHidden}>{words}</span>
        ))}
      </Button>
    </act.Form>
  );
}

/** @param watch null while it is not known */
export function WatchingCard({ watch }: { watch: WatchSettings | null }) {
  const texts = useTexts(settingsTexts);
  const { longDate } = useFormats();
  return (
    <Card head={<h2 className={text.displayXs}>{texts.watching}</h2>}>
      <div className={styles.settings}>
        {watch && (
          <SettingRow label={texts.breachAlerts} hint={texts.breachAlertsHint}>
            <BreachAlerts {...watch} />
          </SettingRow>
        )}
        <SettingRow label={texts.tellMe} hint={texts.tellMeHint}>
          <ButtonLink to={watchingPath}>{texts.chooseHowOften}</ButtonLink>
        </SettingRow>
        {watch?.scope.paidUntil && (
          <SettingRow label={texts.year} hint={texts.yearHint(longDate(watch.scope.paidUntil))}>
            <ButtonLink to={`${watchingPath}#year`}>{texts.seeWatched}</ButtonLink>
          </SettingRow>
        )}
      </div>
    </Card>
  );
}
