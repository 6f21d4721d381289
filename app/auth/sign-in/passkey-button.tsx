import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { authTexts } from '#app/auth/auth.texts.ts';
import { tellNotLoaded } from '#app/browser/connection/use-loaded.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { pushToast } from '#app/ui/overlays/push-toast.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { authPath } from './auth-view.ts';

/** Signs in with a passkey, whosever it is. Shown only where the browser has any. @param next null for the usual place */
export function PasskeyButton({ next }: { next: string | null }) {
  const texts = useTexts(authTexts);
  const linkTo = useLinks();
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const supported = useHydrated() && 'PublicKeyCredential' in window;
  const ask = async () => {
    const { askForPasskey } = await import('./ask-for-passkey.ts');
    const given = await askForPasskey(texts);
    if ('refused' in given) pushToast({ variant: 'destructive', title: texts.error, description: given.refused });
    else
      await submit(
        { passkey: given.answer },
        { method: 'post', action: linkTo(authPath('sign-in', next)).to, replace: true },
      );
  };
  return (
    <Button
      size="lg"
      block
      hidden={!supported}
      data-needs="passkeys"
      busy={asking}
      busyLabel={texts.waitingForDevice}
      onClick={() => {
        setAsking(true);
        void ask()
          .catch(tellNotLoaded)
          .finally(() => setAsking(false));
      }}
    >
      <KeyRound />
      {texts.usePasskey}
    </Button>
  );
}
