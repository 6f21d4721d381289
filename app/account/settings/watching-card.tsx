import { useAct } from '#app/forms/use-act.ts';
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
  const act = useAct();
  if (isOn && pace !== 'breaches') return <p className={text.soft}>On, with watching</p>;
  return (
    <act.Form method="post" action={watchingPath}>
      <input type="hidden" name="intent" value={isOn ? 'stop' : 'watch'} />
      {!isOn && <input type="hidden" name="pace" value="breaches" />}
      {!isOn && <OwnTimeZone />}
      <Button type="submit" busy={act.isBusy}>
        {isOn ? 'Switch off' : 'Switch on'}
        <span className={visuallyHidden.visuallyHidden}> breach alerts</span>
      </Button>
    </act.Form>
  );
}

/** @param watch null while it is not known */
export function WatchingCard({ watch }: { watch: WatchSettings | null }) {
  const { longDate } = useFormats();
  return (
    <Card head={<h2 className={text.displayXs}>Watching</h2>}>
      <div className={styles.settings}>
        {watch && (
          <SettingRow
            label="Breach alerts"
            hint="We read the public catalogues of breaches every day, ask about your addresses when one is new, and write when it has them. Free, and off until you switch it on."
          >
            <BreachAlerts {...watch} />
          </SettingRow>
        )}
        <SettingRow
          label="Tell me when this changes"
          hint="We scan again for you, as often as you choose, and write when something has changed."
        >
          <ButtonLink to={watchingPath}>Choose how often</ButtonLink>
        </SettingRow>
        {watch?.scope.paidUntil && (
          <SettingRow
            label="A year of watching"
            hint={`Everything that you have named to us is watched until ${longDate(watch.scope.paidUntil)}. It is not renewed by itself.`}
          >
            <ButtonLink to={`${watchingPath}#year`}>See what is watched</ButtonLink>
          </SettingRow>
        )}
      </div>
    </Card>
  );
}
