import { type MouseEvent, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLoaded } from '#app/browser/connection/use-loaded.ts';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import type { ServiceCard } from '#contract/site/services.ts';
import { servicesTexts } from './services.texts.ts';

/** Loaded when it is first asked for: it brings the dialog with it. */
const loadDialog = () => import('#app/orders/ordering/order-dialog.tsx');

/**
 * Opens the form in a dialog for whoever is signed in. Visitors are told to sign in and led there. A form, so that it
 * works without a script: it then leads to the page of the form.
 */
export function RequestButton({ service, block }: { service: ServiceCard; block?: boolean }) {
  const { ofService } = useTexts(servicesTexts);
  const linkTo = useLinks();
  const act = useAct();
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const [open, setOpen] = useState(false);
  const [OrderDialog, ask] = useLoaded(loadDialog);
  const onClick = (event: MouseEvent) => {
    if (!viewer) return;
    event.preventDefault();
    ask(() => setOpen(true));
  };
  return (
    <>
      <act.Form method="post" action={linkTo('/services').to}>
        <input type="hidden" name="service" value={service.id} />
        <Button
          type="submit"
          busy={act.isBusy}
          onClick={onClick}
          {...(viewer && { 'aria-haspopup': 'dialog' })}
          {...(block && { block })}
        >
          <span lang={service.langs?.buttonLabel}>{service.buttonLabel}</span>
          <span className={visuallyHidden.visuallyHidden}>{ofService(service.name)}</span>
        </Button>
      </act.Form>
      {OrderDialog && <OrderDialog service={service} open={open} onOpenChange={setOpen} />}
    </>
  );
}
