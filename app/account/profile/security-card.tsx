import { Form } from 'react-router';
import { SessionsList, type ShownSession } from '#app/account/security/sessions-list.tsx';
import styles from '#app/account/settings/settings.module.css';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { SettingRow } from '#app/ui/layout/setting-row.tsx';
import text from '#app/ui/styles/text.module.css';
import type { TwoFactorState } from '#contract/accounts/factors.ts';

function hintOf({ enabled, since, recoveryCodesLeft }: TwoFactorState, longDate: (iso: string) => string): string {
  if (!enabled || since === null) return 'A code from an app on your phone, after the password.';
  const codes = recoveryCodesLeft === 1 ? '1 recovery code is' : `${recoveryCodesLeft} recovery codes are`;
  return `On since ${longDate(since)}. ${codes} left.`;
}

interface SecurityCardProps {
  twoFactor: TwoFactorState;
  /** How many. */
  passkeys: number;
  sessions: readonly ShownSession[];
  /** The identity provider, where there is one, and whether it is linked. */
  provider: { name: string; isLinked: boolean } | null;
}

export function SecurityCard({ twoFactor, passkeys, sessions, provider }: SecurityCardProps) {
  const { longDate, plural } = useFormats();
  return (
    <Card id="security" head={<h2 className={text.displayXs}>Security</h2>}>
      <div className={styles.settings}>
        <SettingRow label="Password" hint="You need the one that you have. Without it, your profile sends you a link.">
          <Form action="/settings/password">
            <Button type="submit">Change Password</Button>
          </Form>
        </SettingRow>
        <SettingRow
          label={<>Two-factor sign-in {twoFactor.enabled && <Badge tone="success">On</Badge>}</>}
          hint={hintOf(twoFactor, longDate)}
        >
          <Form action="/settings/two-factor">
            <Button type="submit">{twoFactor.enabled ? 'Manage Two-Factor' : 'Enable Two-Factor'}</Button>
          </Form>
        </SettingRow>
        <SettingRow
          label="Passkeys"
          hint={
            passkeys > 0
              ? `${plural(passkeys, 'passkey')} can sign you in.`
              : 'Your fingerprint, face or PIN instead of the password.'
          }
        >
          <Form action="/settings/passkeys">
            <Button type="submit">{passkeys > 0 ? 'Manage Passkeys' : 'Add a Passkey'}</Button>
          </Form>
        </SettingRow>
        {provider && (
          <SettingRow
            label={
              <>
                Sign-in with {provider.name} {provider.isLinked && <Badge tone="success">Linked</Badge>}
              </>
            }
            hint={provider.isLinked ? 'It can sign you in.' : 'Your account there can sign you in here.'}
          >
            <Form action="/settings/provider">
              <Button type="submit">{provider.isLinked ? 'Manage Sign-In' : `Link ${provider.name}`}</Button>
            </Form>
          </SettingRow>
        )}
      </div>
      <SessionsList sessions={sessions} />
    </Card>
  );
}
