import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useFetcher, useNavigate, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import type { ServiceCard } from '#contract/services.ts';
import type { SignInFirst } from './services.tsx';

/** Loaded when it is first asked for: it brings the dialog with it. */
const OrderDialog = lazy(() => import('#app/orders/order-dialog.tsx'));

/**
 * Opens the form in a dialog for whoever is signed in. Visitors are told to sign in and led there. A form, so that it
 * works without a script: it then leads to the page of the form.
 */
export function RequestButton({ service, block }: { service: ServiceCard; block?: boolean }) {
  const fetcher = useFetcher<SignInFirst>();
  const navigate = useNavigate();
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { data } = fetcher;
  useToastFrom(data);
  useEffect(() => {
    if (data?.signIn) void navigate(data.signIn);
  }, [data, navigate]);
  const onClick = (event: MouseEvent) => {
    if (!viewer) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <fetcher.Form method="post" action="/services">
        <input type="hidden" name="service" value={service.id} />
        <Button
          type="submit"
          busy={fetcher.state !== 'idle'}
          onClick={onClick}
          {...(viewer && { 'aria-haspopup': 'dialog' })}
          {...(block && { block })}
        >
          {service.buttonLabel}
          <span className="visually-hidden">: {service.name}</span>
        </Button>
      </fetcher.Form>
      {wanted && (
        <Suspense>
          <OrderDialog service={service} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
