import { toolTexts } from '#app/account/tools/tools.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';

/** What lets programs of one's own in, and tells them what happens. */
export function ToolsCard() {
  const texts = useTexts(toolTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.ownTools}</h2>}>
      <SettingRow label={texts.tokens} hint={texts.tokensHint}>
        <ButtonLink to="/settings/tokens">{texts.manageTokens}</ButtonLink>
      </SettingRow>
      <SettingRow label={texts.webhooks} hint={texts.webhooksHint}>
        <ButtonLink to="/settings/webhooks">{texts.manageWebhooks}</ButtonLink>
      </SettingRow>
    </Card>
  );
}
