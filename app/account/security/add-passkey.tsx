import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import accountCard from '#app/account/account-card.module.css';
import styles from '#app/account/account-form.module.css';
import { tellNotLoaded } from '#app/browser/connection/use-loaded.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { passkeyNameMost } from '#contract/accounts/factors.ts';
import type { PasskeyOptions } from '#core/accounts/factors/actions/add-passkey.ts';
import { ProofField } from './proof-field.tsx';
import { securityTexts } from './security.texts.ts';

/** What the browser asks an authenticator for: a passkey of this name. */
interface PasskeyQuestion {
  name: string;
  options: PasskeyOptions;
}

/** Once the server has said yes, the browser asks an authenticator and sends its answer. @returns whether it is at it */
function useMaking(ask: PasskeyQuestion | undefined): boolean {
  const texts = useTexts(securityTexts);
  const submit = useSubmit();
  const [making, setMaking] = useState(false);
  const asked = useRef<string>(null);
  useEffect(() => {
    if (!ask || asked.current === ask.options.challenge) return;
    asked.current = ask.options.challenge;
    const createPasskey = async () => {
      const { makePasskey } = await import('./make-passkey.ts');
      const made = await makePasskey(ask.options, texts);
      if ('refused' in made) pushToast({ variant: 'destructive', title: texts.error, description: made.refused });
      else await submit({ intent: 'add', name: ask.name, answer: made.answer }, { method: 'post', replace: true });
    };
    setMaking(true);
    void createPasskey()
      .catch(tellNotLoaded)
      .finally(() => setMaking(false));
  }, [ask, submit, texts]);
  return making;
}

interface AddPasskeyProps {
  twoFactor: boolean;
  ask: PasskeyQuestion | undefined;
  error: string | undefined;
}

/** A name, and who it is; then the browser makes it. */
export function AddPasskey({ twoFactor, ask, error }: AddPasskeyProps) {
  const texts = useTexts(securityTexts);
  const making = useMaking(ask);
  const posting = useNavigation().formData?.get('intent');
  const supported = useHydrated() && 'PublicKeyCredential' in window;
  return (
    <Card head={<h2 className={text.displayXs}>{texts.addHeading}</h2>}>
      {supported ? (
        <Form className={styles.accountForm} method="post" replace aria-label={texts.addHeading}>
          <input type="hidden" name="intent" value="begin" />
          <p className={accountCard.text}>{texts.addText}</p>
          <TextField
            id="passkey-name"
            name="name"
            label={texts.name}
            hint={texts.nameHint}
            maxLength={passkeyNameMost}
            required
          />
          <ProofField twoFactor={twoFactor} error={error} />
          <Button
            type="submit"
            variant="primary"
            busy={making || posting === 'begin' || posting === 'add'}
            busyLabel={making ? texts.waitingForDevice : texts.checking}
          >
            {texts.addPasskey}
          </Button>
        </Form>
      ) : (
        <p className={accountCard.text}>{texts.cannotAdd}</p>
      )}
    </Card>
  );
}
