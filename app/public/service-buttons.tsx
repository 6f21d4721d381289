import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import type { ServiceCard } from '#contract/services.ts';
import type { SignInFirst } from './services.tsx';

/** Loaded when it is first asked for: it brings the dialog with it. */
const FreeScanDialog = lazy(() => import('./free-scan-dialog.tsx'));

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Opens the form in a dialog; without a script it leads to the form's own page. */
export function FreeScanButton({ label }: { label: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <ButtonLink to="/free-scan" variant="primary" block aria-haspopup="dialog" onClick={onClick}>
        {label}
      </ButtonLink>
      {wanted && (
        <Suspense>
          <FreeScanDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** A form, so that it works without a script. Visitors are told to sign in and led there. */
export function RequestButton({ service, block }: { service: ServiceCard; block?: boolean }) {
  const fetcher = useFetcher<SignInFirst>();
  const navigate = useNavigate();
  const { data } = fetcher;
  useToastFrom(data);
  useEffect(() => {
    if (data?.signIn) void navigate(data.signIn);
  }, [data, navigate]);
  return (
    <fetcher.Form method="post" action="/services">
      <input type="hidden" name="service" value={service.id} />
      <Button type="submit" busy={fetcher.state !== 'idle'} {...(block && { block })}>
        {service.buttonLabel}
        <span className="visually-hidden">: {service.name}</span>
      </Button>
    </fetcher.Form>
  );
}
