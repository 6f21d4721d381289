import { KeyRound } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { PasskeyView } from '#contract/accounts/factors.ts';
import { ProofField } from './proof-field.tsx';
import styles from './session.module.css';

const page = '/settings/passkeys';

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeyView }) {
  const { dateTime } = useFormats();
  return (
    <li className={styles.session}>
      <KeyRound />
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={classes(text.small, text.soft)}>
          Added <time dateTime={createdAt}>{dateTime(createdAt)}</time>,{' '}
          {lastUsedAt ? (
            <>
              last used <time dateTime={lastUsedAt}>{dateTime(lastUsedAt)}</time>
            </>
          ) : (
            'not used yet'
          )}
        </p>
      </div>
      <ButtonLink to={`${page}?remove=${id}`} size="sm" aria-label={`Remove ${name}`}>
        Remove
      </ButtonLink>
    </li>
  );
}

/** Names and last use. */
export function PasskeysList({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  return (
    <Card head={<h2 className={text.displayXs}>Your passkeys</h2>}>
      {passkeys.length > 0 ? (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title="No passkeys yet">
          A passkey signs you in without a password, and a fake site cannot steal it.
        </EmptyState>
      )}
    </Card>
  );
}

interface RemovePasskeyProps {
  passkey: PasskeyView;
  twoFactor: boolean;
  error: string | undefined;
}

/** Asks once more who it is. The question is in the address: it works without JavaScript. */
export function RemovePasskey({ passkey, twoFactor, error }: RemovePasskeyProps) {
  const busy = useNavigation().formData?.get('intent') === 'remove';
  return (
    <Card head={<h2 className={text.displayXs}>Remove “{passkey.name}”?</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action={page}
        replace
        aria-label={`Remove ${passkey.name}`}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={passkey.id} />
        <p className={accountCard.text}>
          You can no longer sign in with it. Your password and your other passkeys still work. Your device may keep
          showing it until you delete it there too.
        </p>
        <ProofField twoFactor={twoFactor} error={error} />
        <div className={accountForm.actions}>
          <Button type="submit" variant="danger" busy={busy} busyLabel="Removing…">
            Remove Passkey
          </Button>
          <ButtonLink to={page} variant="quiet">
            Keep it
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
