import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import type { CaseView } from '#contract/removal/desk.ts';
import { caseTexts } from './case.texts.ts';
import styles from './removals.module.css';

function Close() {
  const { end } = useTexts(caseTexts);
  const act = useAct({ intent: 'close' });
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="close" />
      <Button type="submit" busy={act.isBusy} busyLabel={end.closing}>
        {end.close}
      </Button>
    </act.Form>
  );
}

function Delete() {
  const { end } = useTexts(caseTexts);
  const act = useAct({ intent: 'delete' });
  return (
    <AlertDialog
      trigger={
        <Button variant="danger-quiet" flush>
          {end.delete}
        </Button>
      }
      title={end.deleteTitle}
      description={end.deleteText}
      keep={end.keep}
      action={
        <act.Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" variant="danger" busy={act.isBusy} busyLabel={end.deleting}>
            {end.confirm}
          </Button>
        </act.Form>
      }
    />
  );
}

/** How a request ends without a proof. */
export function CaseEnd({ one: { can } }: { one: CaseView }) {
  if (!can.close && !can.delete) return null;
  return (
    <div className={styles.actions}>
      {can.close && <Close />}
      {can.delete && <Delete />}
    </div>
  );
}
