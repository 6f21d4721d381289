import { KeyRound } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import accountForm from '#app/account/account-form.module.css';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { PasskeyView } from '#contract/accounts/factors.ts';
import { ProofField } from './proof-field.tsx';
import { securityTexts } from './security.texts.ts';
import styles from './session.module.css';

const page = '/settings/passkeys';

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: PasskeyView }) {
  const texts = useTexts(securityTexts);
  const { dateTime } = useFormats();
  const addedTime = (words: string) => <time dateTime={createdAt}>{words}</time>;
  return (
    <li className={styles.session}>
      <KeyRound />
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={classes(text.small, text.soft)}>
          {lastUsedAt
            ? withLinks(texts.passkeyUsed(dateTime(createdAt), dateTime(lastUsedAt)), addedTime, (words) => (
                <time dateTime={lastUsedAt}>{words}</time>
              ))
            : withLinks(texts.passkeyUnused(dateTime(createdAt)), addedTime)}
        </p>
      </div>
      <ButtonLink to={`${page}?remove=${id}`} size="sm" aria-label={texts.removeNamed(name)}>
        {texts.remove}
      </ButtonLink>
    </li>
  );
}

/** Names and last use. */
export function PasskeysList({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const texts = useTexts(securityTexts);
  return (
    <Card head={<h2 className={text.displayXs}>{texts.yourPasskeys}</h2>}>
      {passkeys.length > 0 ? (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h3" title={texts.noPasskeys}>
          {texts.noPasskeysText}
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
  const texts = useTexts(securityTexts);
  const busy = useNavigation().formData?.get('intent') === 'remove';
  return (
    <Card head={<h2 className={text.displayXs}>{texts.removeAsked(passkey.name)}</h2>}>
      <Form
        className={accountForm.accountForm}
        method="post"
        action={page}
        replace
        aria-label={texts.removeNamed(passkey.name)}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={passkey.id} />
        <p className={accountCard.text}>{texts.removeText}</p>
        <ProofField twoFactor={twoFactor} error={error} />
        <div className={accountForm.actions}>
          <Button type="submit" variant="danger" busy={busy} busyLabel={texts.removing}>
            {texts.removePasskey}
          </Button>
          <ButtonLink to={page} variant="quiet">
            {texts.keepIt}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
