import { useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { AlertDialog } from '#app/ui/alert-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { EraseAccount, type ErasureFacts } from './erase-account.tsx';
import type { ProfileResult } from './profile-result.ts';
import { useLeave } from './use-leave.ts';

const question = 'Deactivate your account?';
const consequences =
  'You are signed out on every device and cannot sign in again. Nothing is deleted: your scans and orders stay, and we can reactivate the account when you write to us.';

interface AccountManagementProps {
  /** The question is in the address: the way without JavaScript. */
  asked: AskedFor;
  result: ProfileResult | undefined;
  erasure: ErasureFacts;
}

/** Which question the address asks; null for none. */
export type AskedFor = 'deactivate' | 'erase' | null;

/** Ends the account, after a question (PROF-006, PROF-007, PROF-011). */
export function AccountManagement({ asked, result, erasure }: AccountManagementProps) {
  const fetcher = useFetcher<ProfileResult>();
  useToastFrom(fetcher.data);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(asked === 'deactivate');
  const ended = (fetcher.data ?? result)?.ended === true;
  useLeave(ended);
  const submit = (
    // What is loaded anew would be a visitor's: the notice stands until the browser is led away.
    <fetcher.Form method="post" defaultShouldRevalidate={false} onSubmit={() => setOpen(false)}>
      <input type="hidden" name="intent" value="deactivate" />
      <Button type="submit" variant="danger" busy={fetcher.state !== 'idle'} busyLabel="Deactivating…">
        Deactivate
      </Button>
    </fetcher.Form>
  );
  return (
    <Card head={<h2 className="display-xs">Account Management</h2>}>
      <div className="account-form">
        <p className="account-card__text">
          Deactivating the account ends every session of it. To come back, write to us: support reactivates it. Erasing
          it deletes what is in it for good, 30 days after you asked.
        </p>
        {asked === 'deactivate' && !hydrated && !ended ? (
          <section className="account-form" aria-label={question}>
            <p>
              <strong>{question}</strong> {consequences}
            </p>
            <div className="account-form__actions">{submit}</div>
          </section>
        ) : (
          <Form
            method="get"
            onSubmit={(event) => {
              event.preventDefault();
              setOpen(true);
            }}
          >
            <input type="hidden" name="ask" value="deactivate" />
            <Button type="submit" variant="danger-quiet" disabled={ended || fetcher.state !== 'idle'}>
              Deactivate Account
            </Button>
          </Form>
        )}
        <EraseAccount asked={asked === 'erase'} result={result} facts={erasure} />
      </div>
      <AlertDialog
        open={hydrated && open && !ended}
        onOpenChange={setOpen}
        title={question}
        description={consequences}
        keep="Keep my account"
        action={submit}
      />
    </Card>
  );
}
