import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { AlertDialog } from '#app/ui/overlays/alert-dialog.tsx';
import type { CaseView } from '#contract/removal/desk.ts';
import styles from './removals.module.css';

function Close() {
  const act = useAct({ intent: 'close' });
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="close" />
      <Button type="submit" busy={act.isBusy} busyLabel="Closing…">
        Close this request
      </Button>
    </act.Form>
  );
}

function Delete() {
  const act = useAct({ intent: 'delete' });
  return (
    <AlertDialog
      trigger={
        <Button variant="danger-quiet" flush>
          Delete this request
        </Button>
      }
      title="Delete this request?"
      description="Its letters, answers and dates go with it. It cannot be undone."
      keep="Keep it"
      action={
        <act.Form method="post">
          <input type="hidden" name="intent" value="delete" />
          <Button type="submit" variant="danger" busy={act.isBusy} busyLabel="Deleting…">
            Delete
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
