import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StatusForm } from '#app/admin/orders/order-status-form.tsx';
import { customerEmail } from '#app/admin/orders/order-words.ts';
import { orderValues } from '#app/admin/replies/order-values.ts';
import { ReplyPicker } from '#app/admin/replies/reply-picker.tsx';
import { NotesForm } from '#app/admin/sheets/notes-form.tsx';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { openOnClick } from '#app/ui/overlays/open-on-click.ts';
import textStyles from '#app/ui/styles/text.module.css';
import { shortId } from '#contract/orders/short-id.ts';
import { longestAdminNotes, type OrderStatus, type StaffOrderRow } from '#contract/orders/types.ts';
import styles from './requests.module.css';
import { requestsTexts } from './requests.texts.ts';

export interface RequestRow extends StaffOrderRow {
  /** Of the service, as staff read it. */
  shownName: string;
  /** Of the service, in the customer's language. */
  customersName: string;
}

/** What this tab offers; an order that the Orders tab has put in progress is processing here. */
export const statusesFor = ({ status }: StaffOrderRow): readonly OrderStatus[] => [
  'pending',
  status === 'in_progress' ? 'in_progress' : 'processing',
  'completed',
  'cancelled',
];

export function Requester({ request: { customer } }: { request: StaffOrderRow }) {
  const { unknownUser } = useTexts(requestsTexts);
  const name = customer.fullName ?? unknownUser;
  return (
    <span className={styles.requester}>
      <strong>{customer.id ? <Link to={`/admin/users/${customer.id}`}>{name}</Link> : name}</strong>
      <span className={classes(textStyles.small, textStyles.soft)}>{customerEmail(customer)}</span>
    </span>
  );
}

/** Status and notes beside the list; without a script the link leads to the order, which has both. */
export function RequestSheet({ request }: { request: RequestRow }) {
  const texts = useTexts(requestsTexts);
  const { money, dateTime } = useFormats();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ButtonLink
        to={`/admin/orders/${request.id}`}
        size="sm"
        aria-haspopup="dialog"
        aria-label={texts.notesOn(request.shownName, shortId(request.id))}
        onClick={openOnClick(() => setOpen(true))}
        data-entry
      >
        {texts.notes}
      </ButtonLink>
      <Dialog
        sheet
        open={open}
        onOpenChange={setOpen}
        title={request.shownName}
        actions={<DialogClose render={<Button variant="quiet">{texts.close}</Button>} />}
      >
        <div className={styles.requestSheet}>
          <Requester request={request} />
          <p className={classes(textStyles.small, textStyles.soft)}>
            <span className={textStyles.evidence}>{shortId(request.id)}</span>,{' '}
            {money(request.amount, request.currency)}, {dateTime(request.createdAt)}
          </p>
          <StatusForm order={request} statuses={statusesFor(request)} labels={texts.statuses} onDone={close} />
          <NotesForm
            kind="customer"
            on={`order ${request.id}`}
            saved={{ text: request.notes ?? '', version: request.version }}
            fields={{ orderId: request.id }}
            hint={texts.notesHint}
            maxLength={longestAdminNotes}
            tools={<ReplyPicker into="notes" values={orderValues(request)} />}
            onDone={close}
          />
          <div>
            <ButtonLink to={`/admin/orders/${request.id}`} variant="soft">
              <ExternalLink />
              {texts.open}
            </ButtonLink>
          </div>
        </div>
      </Dialog>
    </>
  );
}
