import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { FreeScanForm } from './free-scan-form.tsx';

interface FreeScanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The free scan form over the page one is on. */
export default function FreeScanDialog({ open, onOpenChange }: FreeScanDialogProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Free Privacy Scan"
      description={
        viewer
          ? 'Your address is confirmed, so the scan begins at once, and you watch each source answer.'
          : 'We mail a link to the address. Opening it proves that the mailbox is yours; then the scan begins.'
      }
      actions={<DialogClose render={<Button variant="quiet">Cancel</Button>} />}
    >
      <FreeScanForm id="dialog-scan" viewer={viewer ?? null} onStarted={() => onOpenChange(false)} />
    </Dialog>
  );
}
