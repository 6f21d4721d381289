import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { freeScanTexts } from './free-scan.texts.ts';
import styles from './free-scan-dialog.module.css';
import { FreeScanForm } from './free-scan-form.tsx';

interface FreeScanDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The free scan form over the page one is on. */
export default function FreeScanDialog({ open, onOpenChange }: FreeScanDialogProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const texts = useTexts(freeScanTexts);
  const [isMailed, setMailed] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={isMailed ? null : viewer ? texts.forCustomers : texts.forVisitors}
      actions={<DialogClose render={<Button variant="quiet">{isMailed ? texts.close : texts.cancel}</Button>} />}
    >
      <FreeScanForm id="dialog-scan" className={styles.inDialog} viewer={viewer ?? null} as="h3" onMailed={setMailed} />
    </Dialog>
  );
}
