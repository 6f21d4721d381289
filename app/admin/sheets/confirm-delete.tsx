import { Trash2 } from 'lucide-react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button, buttonClass } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import icon from '#app/ui/styles/icon.module.css';
import { sheetTexts } from './sheets.texts.ts';

const parameter = 'delete';

function useAddresses() {
  const [search] = useSearchParams();
  const without = new URLSearchParams(search);
  without.delete(parameter);
  const asking = (id: string) => `?${new URLSearchParams([...without, [parameter, id]])}`;
  return { asked: search.get(parameter), asking, back: without.size > 0 ? `?${without}` : '.' };
}

/** Leads to the question whether to delete; the question has an address, so it is asked without JavaScript too. */
export function DeleteLink({ id, name }: { id: string; name: string }) {
  const texts = useTexts(sheetTexts);
  const { asking } = useAddresses();
  return (
    <Link
      data-part="delete"
      className={buttonClass({ variant: 'danger-quiet', size: 'sm' })}
      to={asking(id)}
      preventScrollReset
      replace
    >
      <Trash2 className={icon.sm} />
      {texts.remove}
      <span className={visuallyHidden.visuallyHidden}> {name}</span>
    </Link>
  );
}

interface ConfirmDeleteProps {
  /** What stands in the list, to name what is asked about. */
  rows: readonly { id: string; name: string }[];
  question: string;
  /** What the safe button says. */
  keep: string;
  explanation: string;
}

/** Asks about the row that the address names, and deletes it. */
export function ConfirmDelete({ rows, question, keep, explanation }: ConfirmDeleteProps) {
  const texts = useTexts(sheetTexts);
  const { asked, back } = useAddresses();
  const navigate = useNavigate();
  const close = () => void navigate(back, { replace: true, preventScrollReset: true });
  const act = useAct({ intent: 'delete', onDone: close });
  const row = rows.find(({ id }) => id === asked);
  const form = row && (
    <act.Form method="post" action={back}>
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="id" value={row.id} />
      <Button type="submit" variant="danger" busy={act.isBusy} busyLabel={texts.removing}>
        {texts.remove}
      </Button>
    </act.Form>
  );
  return (
    <>
      <AlertDialog
        open={row !== undefined}
        onOpenChange={(open) => !open && close()}
        title={question}
        description={row ? texts.asked(row.name, explanation) : ''}
        keep={keep}
        action={form}
      />
      {row && (
        <noscript>
          <Notice tone="warning">
            <p>{texts.askedAll(question, row.name, explanation)}</p>
            {form}
            <Link to={back}>{keep}</Link>
          </Notice>
        </noscript>
      )}
    </>
  );
}
