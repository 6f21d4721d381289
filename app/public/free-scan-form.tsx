import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import type { WithToast } from '#contract/toasts.ts';
import type { Viewer } from '#contract/viewer.ts';

/** What the action at /free-scan answers. */
export interface FreeScanResult extends Partial<WithToast> {
  errors?: { name?: string; email?: string };
  /** What was typed, so that nobody types it twice. Left out after success. */
  values?: { name?: string; email?: string };
}

interface FreeScanFormProps {
  /** The answer to a form that was sent without JavaScript. */
  result?: FreeScanResult | null | undefined;
  /** Who is signed in: the form is filled in, and the address is theirs. */
  viewer?: Pick<Viewer, 'fullName' | 'email'> | null;
  /** Shows the form as being sent, whatever the network does. */
  pending?: boolean;
  /** Sets the addresses of the fields; two forms on a page need two. */
  id?: string;
  /** After it was taken; the toast says what follows. */
  onStarted?: () => void;
}

const visitorsHint = 'Free, and no account needed. Please scan only an address that is yours.';
const customersHint = 'Free. This is the address you confirmed; a scan is of your own data only.';

/** No `required`: an empty field is answered by the toast that says what is missing. Works without JavaScript. */
export function FreeScanForm({ result, viewer = null, pending, id = 'free-scan', onStarted }: FreeScanFormProps) {
  const fetcher = useFetcher<FreeScanResult>();
  const form = useRef<HTMLFormElement>(null);
  const afterStart = useEffectEvent(() => onStarted?.());
  const answer = fetcher.data ?? result;
  const busy = pending || fetcher.state !== 'idle';
  useToastFrom(fetcher.data);
  useEffect(() => {
    if (fetcher.data?.toast?.variant !== 'success') return;
    form.current?.reset();
    afterStart();
  }, [fetcher.data]);
  return (
    <fetcher.Form
      ref={form}
      id={id}
      className="scan-form"
      method="post"
      action="/free-scan"
      aria-label="Free scan"
      noValidate
    >
      <TextField
        id={`${id}-name`}
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={answer?.values?.name ?? viewer?.fullName ?? ''}
        error={answer?.errors?.name}
      />
      <TextField
        id={`${id}-email`}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={answer?.values?.email ?? viewer?.email ?? ''}
        readOnly={viewer !== null}
        error={answer?.errors?.email}
      />
      <Button type="submit" variant="primary" size="lg" busy={busy} busyLabel="Starting…">
        Start Free Scan
      </Button>
      <p className="caption soft">{viewer ? customersHint : visitorsHint}</p>
    </fetcher.Form>
  );
}
