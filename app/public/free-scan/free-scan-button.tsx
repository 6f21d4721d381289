import { type ReactNode, useState } from 'react';
import { useLoaded } from '#app/browser/connection/use-loaded.ts';
import { ButtonLink, type ButtonLook } from '#app/ui/controls/button.tsx';
import { openOnClick } from '#app/ui/overlays/open-on-click.ts';

/** Loaded when it is first asked for: it brings the dialog with it. */
const loadDialog = () => import('./free-scan-dialog.tsx');

interface FreeScanButtonProps extends ButtonLook {
  /** Where it leads without a script, and in a tab of its own. */
  to?: string;
  children: ReactNode;
}

/** Opens the form in a dialog; without a script it leads to a page with the form. */
export function FreeScanButton({ to = '/free-scan', children, ...look }: FreeScanButtonProps) {
  const [open, setOpen] = useState(false);
  const [FreeScanDialog, ask] = useLoaded(loadDialog);
  const onClick = openOnClick(() => ask(() => setOpen(true)));
  return (
    <>
      <ButtonLink variant="primary" {...look} to={to} aria-haspopup="dialog" onClick={onClick}>
        {children}
      </ButtonLink>
      {FreeScanDialog && <FreeScanDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
