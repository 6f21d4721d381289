import { Form } from 'react-router';
import { SessionsList, type ShownSession } from '#app/account/security/sessions-list.tsx';
import styles from '#app/account/settings/settings.module.css';
import { settingsTexts } from '#app/account/settings/settings.texts.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorState } from '#contract/accounts/factors.ts';

interface SecurityCardProps {
  twoFactor: TwoFactorState;
  /** How many. */
  passkeys: number;
  sessions: readonly ShownSession[];
  /** The identity provider, where there is one, and whether it is linked. */
  provider: { name: string; isLinked: boolean } | null;
}

export function SecurityCard({ twoFactor, passkeys, sessions, provider }: SecurityCardProps) {
  const texts = useTexts(settingsTexts);
  const { longDate } = useFormats();
  const { enabled, since, recoveryCodesLeft } = twoFactor;
  return (
    <Card id="security" head={<h2 className={text.displayXs}>{texts.security}</h2>}>
      <div className={styles.settings}>
        <SettingRow label={texts.password} hint={texts.passwordHint}>
          <Form action="/settings/password">
            <Button type="submit">{texts.changePassword}</Button>
          </Form>
        </SettingRow>
        <SettingRow
          label={
            <>
              {texts.twoFactor} {enabled && <Badge tone="success">{texts.on}</Badge>}
            </>
          }
          hint={
            enabled && since !== null ? texts.twoFactorSince(longDate(since), recoveryCodesLeft) : texts.twoFactorOff
          }
        >
          <Form action="/settings/two-factor">
            <Button type="submit">{enabled ? texts.manageTwoFactor : texts.enableTwoFactor}</Button>
          </Form>
        </SettingRow>
        <SettingRow label={texts.passkeys} hint={passkeys > 0 ? texts.somePasskeys(passkeys) : texts.noPasskeys}>
          <Form action="/settings/passkeys">
            <Button type="submit">{passkeys > 0 ? texts.managePasskeys : texts.addPasskey}</Button>
          </Form>
        </SettingRow>
        {provider && (
          <SettingRow
            label={
              <>
                {texts.signInWith(provider.name)} {provider.isLinked && <Badge tone="success">{texts.linked}</Badge>}
              </>
            }
            hint={provider.isLinked ? texts.linkedHint : texts.unlinkedHint}
          >
            <Form action="/settings/provider">
              <Button type="submit">{provider.isLinked ? texts.manageSignIn : texts.link(provider.name)}</Button>
            </Form>
          </SettingRow>
        )}
      </div>
      <SessionsList sessions={sessions} />
    </Card>
  );
}
