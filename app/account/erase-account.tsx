import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { useToastFrom } from '#app/ui/toasts.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { AskButton } from './ask-button.tsx';
import type { ProfileResult } from './profile-result.ts';
import { ProofField } from './proof-field.tsx';
import { useLeave } from './use-leave.ts';

export interface ErasureFacts {
  /** With two-factor sign-in a code is asked for, otherwise the password. */
  twoFactor: boolean;
  /** On which the account would be erased, ISO 8601. */
  day: string;
}

interface EraseAccountProps {
  /** The question is in the address: the way without JavaScript. */
  asked: boolean;
  result: ProfileResult | undefined;
  facts: ErasureFacts;
}

const question = 'Erase your account?';

/** Asks for the erasure of the account, after saying what goes, what stays, and asking once more who it is. */
export function EraseAccount({ asked, result, facts }: EraseAccountProps) {
  const fetcher = useFetcher<ProfileResult>();
  useToastFrom(fetcher.data);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(asked);
  const answer = fetcher.data ?? result;
  const ended = answer?.ended === true;
  useLeave(ended);
  const form = (
    // What is loaded anew would be a visitor's: the notice stands until the browser is led away.
    <fetcher.Form method="post" defaultShouldRevalidate={false} className="account-form erasure" aria-label={question}>
      <Consequences day={facts.day} />
      <input type="hidden" name="intent" value="erase" />
      <ProofField twoFactor={facts.twoFactor} error={answer?.proofError} />
      <div className="account-form__actions">
        <Button type="submit" variant="danger" busy={fetcher.state !== 'idle'} busyLabel="Asking…">
          Erase My Account
        </Button>
        {hydrated && <Button onClick={() => setOpen(false)}>Keep my account</Button>}
      </div>
    </fetcher.Form>
  );
  if (asked && !hydrated && !ended)
    return (
      <section className="account-form">
        <strong>{question}</strong>
        {form}
      </section>
    );
  return (
    <>
      <AskButton ask="erase" label="Erase Account" disabled={ended} onAsk={() => setOpen(true)} />
      <Dialog open={hydrated && open && !ended} onOpenChange={setOpen} title={question}>
        {form}
      </Dialog>
    </>
  );
}

function Consequences({ day }: { day: string }) {
  const { longDate } = useFormats();
  return (
    <div className="erasure__words">
      <p>
        You are signed out on every device now. On <time dateTime={day}>{longDate(day)}</time> the account is erased.
        Until then, signing in calls it off.
      </p>
      <p>
        <strong>Gone for good:</strong> profile, settings and second factors; scans with everything they found; your
        messages, notes and files; what the audit log says about you.
      </p>
      <p>
        <strong>Kept, because tax law requires it:</strong> invoices as they were issued; and of each order that you
        paid for its service, amount and day, without your name.
      </p>
    </div>
  );
}
