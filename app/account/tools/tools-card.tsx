import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';

/** What lets programs of one's own in, and tells them what happens. */
export function ToolsCard() {
  return (
    <Card head={<h2 className={text.displayXs}>Your own tools</h2>}>
      <SettingRow
        label="API tokens"
        hint="Let a program of yours read and act for you, with the permissions you choose."
      >
        <ButtonLink to="/settings/tokens">Manage Tokens</ButtonLink>
      </SettingRow>
      <SettingRow label="Webhooks" hint="Tell a program or a chat of yours when something happens.">
        <ButtonLink to="/settings/webhooks">Manage Webhooks</ButtonLink>
      </SettingRow>
    </Card>
  );
}
