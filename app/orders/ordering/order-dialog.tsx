import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { orderPath } from '#contract/orders/types.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import { EarlierRequest } from './earlier-request.tsx';
import type { loader } from './order.tsx';
import styles from './order-dialog.module.css';
import { OrderForm } from './order-form.tsx';
import { orderingTexts } from './ordering.texts.ts';

interface OrderDialogProps {
  service: ServiceCard;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The form that orders a service, over the page one is on. What it needs is asked for when it opens. */
export default function OrderDialog({ service, open, onOpenChange }: OrderDialogProps) {
  const texts = useTexts(orderingTexts);
  const { data: draft, load } = useFetcher<typeof loader>();
  useEffect(() => {
    if (open) void load(orderPath(service.id));
  }, [open, load, service.id]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={service.name}
      description={service.description}
      {...(!draft && { actions: <DialogClose render={<Button variant="quiet">{texts.cancel}</Button>} /> })}
    >
      {draft ? (
        <div className={styles.orderDialog}>
          <EarlierRequest earlier={draft.earlier} />
          <OrderForm draft={draft} cancel={<DialogClose render={<Button variant="quiet">{texts.cancel}</Button>} />} />
        </div>
      ) : (
        <div className={styles.orderDialog}>
          <Skeleton label={texts.loading} lines={[40, 100, 100, 60]} />
        </div>
      )}
    </Dialog>
  );
}
