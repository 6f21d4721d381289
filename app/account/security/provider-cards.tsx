import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { LinkedIdentity } from '#contract/accounts/provider.ts';
import { ProofField } from './proof-field.tsx';

interface ProviderCardProps {
  /** Of the provider. */
  name: string;
  twoFactor: boolean;
  error: string | undefined;
}

/** Asks who it is, then leads to the provider: a document's form. */
export function LinkProvider({ name, twoFactor, error, fault }: ProviderCardProps & { fault: string | undefined }) {
  return (
    <Card head={<h2 className={text.displayXs}>Link {name}</h2>}>
      <Form className={accountForm.accountForm} method="post" reloadDocument aria-label={`Link ${name}`}>
        <input type="hidden" name="intent" value="link" />
        <p className={accountCard.text}>
          {name} can then sign you in, beside your password. We keep the number and the address that it has for you,
          encrypted. Your other devices are signed out.
        </p>
        {fault && <Notice tone="warning">{fault}</Notice>}
        <ProofField twoFactor={twoFactor} error={error} />
        <div className={accountForm.actions}>
          <Button type="submit" variant="primary">
            Link {name}
          </Button>
          <ButtonLink to="/settings#security" variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

/** Since when, under which address, and how to end it. */
export function LinkedProvider({ name, linked, twoFactor, error }: ProviderCardProps & { linked: LinkedIdentity }) {
  const { dateTime } = useFormats();
  const busy = useNavigation().formData?.get('intent') === 'unlink';
  const { email, linkedAt, lastUsedAt } = linked;
  return (
    <Card head={<h2 className={text.displayXs}>{name} is linked</h2>}>
      <Form className={accountForm.accountForm} method="post" replace aria-label={`Unlink ${name}`}>
        <input type="hidden" name="intent" value="unlink" />
        <p className={accountCard.text}>
          {email && (
            <>
              As <strong className={text.evidence}>{email}</strong>,{' '}
            </>
          )}
          {email ? 'since' : 'Since'} <time dateTime={linkedAt}>{dateTime(linkedAt)}</time>
          {lastUsedAt && (
            <>
              , last used <time dateTime={lastUsedAt}>{dateTime(lastUsedAt)}</time>
            </>
          )}
          . Once it is unlinked, it can no longer sign you in; your other devices are signed out.
        </p>
        <ProofField twoFactor={twoFactor} error={error} />
        <Button type="submit" variant="danger" busy={busy} busyLabel="Unlinking…">
          Unlink {name}
        </Button>
      </Form>
    </Card>
  );
}

/** Signing out here leaves the session there as it is, unless somebody wants otherwise. */
export function SignOutThere({ name }: { name: string }) {
  return (
    <Card head={<h2 className={text.displayXs}>Sign out of {name} too</h2>}>
      <Form className={accountForm.accountForm} method="post" action="/auth/oidc" reloadDocument>
        <input type="hidden" name="intent" value="sign-out" />
        <p className={accountCard.text}>
          “Sign Out” ends your session here and leaves the one at {name} as it is. On a device that others use, end
          both.
        </p>
        <Button type="submit">Sign Out Here and at {name}</Button>
      </Form>
    </Card>
  );
}
