import { Form } from 'react-router';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';

export function DataCard() {
  const texts = useTexts(settingsTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.data}</h2>}>
      <SettingRow label={texts.export} hint={texts.exportHint}>
        <Form action="/settings/export">
          <Button type="submit">{texts.exportData}</Button>
        </Form>
      </SettingRow>
      <SettingRow label={texts.whatWeKeep} hint={texts.whatWeKeepHint}>
        <ButtonLink to="/settings/what-we-keep">{texts.seeWhatWeKeep}</ButtonLink>
      </SettingRow>
    </Card>
  );
}
