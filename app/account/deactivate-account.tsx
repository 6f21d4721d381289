import { useState } from 'react';
import { useFetcher } from 'react-router';
import { AlertDialog } from '#app/ui/alert-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AskButton } from './ask-button.tsx';
import type { ProfileResult } from './profile-result.ts';
import { ProofField } from './proof-field.tsx';
import { useLeave } from './use-leave.ts';

const question = 'Deactivate your account?';
const consequences =
  'You are signed out on every device and cannot sign in again. Nothing is deleted: your scans and orders stay, and we can reactivate the account when you write to us.';

interface DeactivateAccountProps {
  /** The question is in the address: the way without JavaScript. */
  asked: boolean;
  result: ProfileResult | undefined;
  /** With two-factor sign-in a code is asked for, otherwise the password. */
  twoFactor: boolean;
}

/** Deactivates the account, after a question and asking once more who it is. */
export function DeactivateAccount({ asked, result, twoFactor }: DeactivateAccountProps) {
  const fetcher = useFetcher<ProfileResult>();
  useToastFrom(fetcher.data);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(asked);
  const answer = fetcher.data ?? result;
  const ended = answer?.ended === true;
  useLeave(ended);
  const form = (
    // What is loaded anew would be a visitor's: the notice stands until the browser is led away.
    <fetcher.Form method="post" defaultShouldRevalidate={false} className="account-form" id="deactivate">
      <input type="hidden" name="intent" value="deactivate" />
      <ProofField twoFactor={twoFactor} error={answer?.proofError} />
    </fetcher.Form>
  );
  const submit = (
    <Button type="submit" form="deactivate" variant="danger" busy={fetcher.state !== 'idle'} busyLabel="Deactivating…">
      Deactivate
    </Button>
  );
  if (asked && !hydrated && !ended)
    return (
      <section className="account-form" aria-label={question}>
        <p>
          <strong>{question}</strong> {consequences}
        </p>
        {form}
        <div className="account-form__actions">{submit}</div>
      </section>
    );
  return (
    <>
      <AskButton ask="deactivate" label="Deactivate Account" disabled={ended} onAsk={() => setOpen(true)} />
      <AlertDialog
        open={hydrated && open && !ended}
        onOpenChange={setOpen}
        title={question}
        description={consequences}
        keep="Keep my account"
        action={submit}
      >
        {form}
      </AlertDialog>
    </>
  );
}
