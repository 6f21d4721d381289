import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';
import { watchingPath } from '#contract/watching/types.ts';

export function WatchingCard() {
  return (
    <Card head={<h2 className={text.displayXs}>Watching</h2>}>
      <SettingRow
        label="Tell me when this changes"
        hint="We scan again for you, each month or three, and write when something has changed."
      >
        <ButtonLink to={watchingPath}>Choose how often</ButtonLink>
      </SettingRow>
    </Card>
  );
}
