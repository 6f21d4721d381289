import { Form } from 'react-router';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';

export function DataCard() {
  return (
    <Card head={<h2 className={text.displayXs}>Your data</h2>}>
      <SettingRow
        label="Data export"
        hint="Everything we hold about you in one ZIP file, readable in a browser and as JSON."
      >
        <Form action="/settings/export">
          <Button type="submit">Export My Data</Button>
        </Form>
      </SettingRow>
      <SettingRow
        label="What we keep about you"
        hint="Every kind of thing that we hold, how much of it is about you, why, and until when."
      >
        <ButtonLink to="/settings/what-we-keep">See What We Keep</ButtonLink>
      </SettingRow>
    </Card>
  );
}
