import { useState } from 'react';
import styles from '#app/account/settings/settings.module.css';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingCheckbox, SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';
import { type Preferences, styleOf, type TimeZone, timeZones } from '#contract/accounts/preferences.ts';
import { formatsFor } from '#contract/base/formats.ts';
import { type Language, languageCodes } from '#contract/base/languages.ts';

const zoneOptions = Object.entries(timeZones).map(([value, label]) => ({ value, label }));

interface PreferencesCardProps {
  preferences: Preferences;
  /** ISO 8601: the example. */
  now: string;
}

export function PreferencesCard({ preferences, now }: PreferencesCardProps) {
  const texts = useTexts(settingsTexts);
  const act = useAct({ intent: 'preferences' });
  const [language, setLanguage] = useState(preferences.language);
  const [timeZone, setTimeZone] = useState(preferences.timeZone);
  const { dateTime, zoneName, money } = formatsFor(styleOf({ ...preferences, language, timeZone }));
  return (
    <Card head={<h2 className={text.displayXs}>{texts.preferences}</h2>}>
      <act.Form className={styles.settings} method="post" aria-label={texts.preferences}>
        <input type="hidden" name="intent" value="preferences" />
        <SettingCheckbox
          name="emailNotifications"
          label={texts.emailNotifications}
          hint={texts.emailNotificationsHint}
          defaultChecked={preferences.emailNotifications}
        />
        <SettingCheckbox
          name="serviceUpdates"
          label={texts.serviceUpdates}
          hint={texts.serviceUpdatesHint}
          defaultChecked={preferences.serviceUpdates}
        />
        <SettingRow label={texts.language} hint={texts.languageHint}>
          {(control) => (
            <Select
              {...control}
              name="language"
              options={languageCodes.map((value) => ({ value, label: texts.languages[value] }))}
              defaultValue={preferences.language}
              onChange={(event) => setLanguage(event.target.value as Language)}
            />
          )}
        </SettingRow>
        <SettingRow label={texts.timezone} hint={texts.timezoneHint}>
          {(control) => (
            <Select
              {...control}
              name="timeZone"
              options={zoneOptions}
              defaultValue={preferences.timeZone}
              onChange={(event) => setTimeZone(event.target.value as TimeZone)}
            />
          )}
        </SettingRow>
        <div className={styles.foot}>
          <p className={classes(text.small, text.soft, text.num)} aria-live="polite">
            {texts.example(`${dateTime(now)} ${zoneName(now)}`, money(1234.5))}
          </p>
          <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
        <p className={classes(text.small, text.soft)}>{texts.alwaysSent}</p>
      </act.Form>
    </Card>
  );
}
