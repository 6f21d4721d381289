import { useState } from 'react';
import styles from '#app/account/settings/settings.module.css';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingCheckbox, SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';
import {
  type Language,
  languages,
  type Preferences,
  styleOf,
  type TimeZone,
  timeZones,
} from '#contract/accounts/preferences.ts';
import { formatsFor } from '#contract/base/formats.ts';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

interface PreferencesCardProps {
  preferences: Preferences;
  /** ISO 8601: the example. */
  now: string;
}

export function PreferencesCard({ preferences, now }: PreferencesCardProps) {
  const act = useAct({ intent: 'preferences' });
  const [language, setLanguage] = useState(preferences.language);
  const [timeZone, setTimeZone] = useState(preferences.timeZone);
  const { dateTime, zoneName, money } = formatsFor(styleOf({ ...preferences, language, timeZone }));
  return (
    <Card head={<h2 className={text.displayXs}>Preferences</h2>}>
      <act.Form className={styles.settings} method="post" aria-label="Preferences">
        <input type="hidden" name="intent" value="preferences" />
        <SettingCheckbox
          name="emailNotifications"
          label="Email notifications"
          hint="When there is a message or a file about a request of yours."
          defaultChecked={preferences.emailNotifications}
        />
        <SettingCheckbox
          name="serviceUpdates"
          label="Service updates"
          hint="When the status of a service you ordered changes."
          defaultChecked={preferences.serviceUpdates}
        />
        <SettingRow label="Language" hint="For dates and numbers. The texts are in English.">
          {(control) => (
            <Select
              {...control}
              name="language"
              options={optionsOf(languages)}
              defaultValue={preferences.language}
              onChange={(event) => setLanguage(event.target.value as Language)}
            />
          )}
        </SettingRow>
        <SettingRow label="Timezone" hint="EST and PST follow summer time.">
          {(control) => (
            <Select
              {...control}
              name="timeZone"
              options={optionsOf(timeZones)}
              defaultValue={preferences.timeZone}
              onChange={(event) => setTimeZone(event.target.value as TimeZone)}
            />
          )}
        </SettingRow>
        <div className={styles.foot}>
          <p className={classes(text.small, text.soft, text.num)} aria-live="polite">
            So it is now {dateTime(now)} {zoneName(now)}, and a price reads {money(1234.5)}.
          </p>
          <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Saving…">
            Save Preferences
          </Button>
        </div>
        <p className={classes(text.small, text.soft)}>
          Mail about signing in, payments and the account itself is always sent.
        </p>
      </act.Form>
    </Card>
  );
}
