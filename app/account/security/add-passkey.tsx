import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import styles from '#app/account/account-form.module.css';
import { tellNotLoaded } from '#app/browser/connection/use-loaded.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { passkeyNameMost } from '#contract/accounts/factors.ts';
import type { PasskeyOptions } from '#core/accounts/factors/actions/add-passkey.ts';
import { ProofField } from './proof-field.tsx';

/** What the browser asks an authenticator for: a passkey of this name. */
interface PasskeyQuestion {
  name: string;
  options: PasskeyOptions;
}

/** Once the server has said yes, the browser asks an authenticator and sends its answer. @returns whether it is at it */
function useMaking(ask: PasskeyQuestion | undefined): boolean {
  const submit = useSubmit();
  const [making, setMaking] = useState(false);
  const asked = useRef<string>(null);
  useEffect(() => {
    if (!ask || asked.current === ask.options.challenge) return;
    asked.current = ask.options.challenge;
    const createPasskey = async () => {
      const { makePasskey } = await import('./make-passkey.ts');
      const made = await makePasskey(ask.options);
      if ('refused' in made) pushToast({ variant: 'destructive', title: 'Error', description: made.refused });
      else await submit({ intent: 'add', name: ask.name, answer: made.answer }, { method: 'post', replace: true });
    };
    setMaking(true);
    void createPasskey()
      .catch(tellNotLoaded)
      .finally(() => setMaking(false));
  }, [ask, submit]);
  return making;
}

interface AddPasskeyProps {
  twoFactor: boolean;
  ask: PasskeyQuestion | undefined;
  error: string | undefined;
}

/** A name, and who it is; then the browser makes it. */
export function AddPasskey({ twoFactor, ask, error }: AddPasskeyProps) {
  const making = useMaking(ask);
  const posting = useNavigation().formData?.get('intent');
  const supported = useHydrated() && 'PublicKeyCredential' in window;
  return (
    <Card head={<h2 className={text.displayXs}>Add a passkey</h2>}>
      {supported ? (
        <Form className={styles.accountForm} method="post" replace aria-label="Add a passkey">
          <input type="hidden" name="intent" value="begin" />
          <p className={accountCard.text}>
            Your device or password manager creates a key for this site only, and unlocks it with your fingerprint, face
            or PIN.
          </p>
          <TextField
            id="passkey-name"
            name="name"
            label="Name"
            hint="To tell it apart from others, for example “Blue phone”."
            maxLength={passkeyNameMost}
            required
          />
          <ProofField twoFactor={twoFactor} error={error} />
          <Button
            type="submit"
            variant="primary"
            busy={making || posting === 'begin' || posting === 'add'}
            busyLabel={making ? 'Waiting for your device…' : 'Checking…'}
          >
            Add Passkey
          </Button>
        </Form>
      ) : (
        <p className={accountCard.text}>This browser cannot add a passkey. You need JavaScript and a recent browser.</p>
      )}
    </Card>
  );
}
