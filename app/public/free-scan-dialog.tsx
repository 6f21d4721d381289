import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { FreeScanForm } from './free-scan-form.tsx';

interface FreeScanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The free scan form over the page one is on. */
export default function FreeScanDialog({ open, onOpenChange }: FreeScanDialogProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const defaults = viewer ? { name: viewer.fullName ?? '', email: viewer.email } : null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Free Privacy Scan"
      description="We mail a link to the address. Opening it proves that the mailbox is yours; then the scan begins."
      actions={<DialogClose render={<Button variant="quiet">Cancel</Button>} />}
    >
      <FreeScanForm id="dialog-scan" {...(defaults && { defaults })} onStarted={() => onOpenChange(false)} />
    </Dialog>
  );
}
