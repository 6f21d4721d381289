import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import styles from './free-scan-dialog.module.css';
import { FreeScanForm } from './free-scan-form.tsx';

const forCustomers = 'Your address is confirmed, so the scan begins at once, and you watch each source answer.';
const forVisitors = 'We mail a link to the address. Opening it proves that the mailbox is yours; then the scan begins.';

interface FreeScanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The free scan form over the page one is on. */
export default function FreeScanDialog({ open, onOpenChange }: FreeScanDialogProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const [isMailed, setMailed] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Free Privacy Scan"
      description={isMailed ? null : viewer ? forCustomers : forVisitors}
      actions={<DialogClose render={<Button variant="quiet">{isMailed ? 'Close' : 'Cancel'}</Button>} />}
    >
      <FreeScanForm id="dialog-scan" className={styles.inDialog} viewer={viewer ?? null} as="h3" onMailed={setMailed} />
    </Dialog>
  );
}
