import { useTexts } from '#app/language/texts.ts';
import { CheckedEntry } from '#app/proofs/checked-entry.tsx';
import { useEntryCheck } from '#app/proofs/use-entry-check.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { ActivityRow } from '#contract/audit/activity.ts';
import type { ShownEntry } from '#contract/proof/entry-page.ts';
import { activityTexts } from './activity.texts.ts';
import styles from './activity-table.module.css';

function shownIn({ id, createdAt, hash, refused, byStaff, ipAddress, userAgent }: ActivityRow): ShownEntry {
  const own = byStaff ? {} : { ipAddress, userAgent };
  return { id, createdAt, hash, refused, ...own };
}

/** Checks one line of the log in this browser, and says step by step what came of it. */
export function VerifyEntry({ row, verifierKey }: { row: ActivityRow; verifierKey: string }) {
  const texts = useTexts(activityTexts);
  const isHydrated = useHydrated();
  const { outcome, isBusy, check } = useEntryCheck(verifierKey);
  const whenOpened = (open: boolean) => {
    if (open) void check(shownIn(row), `/dashboard/activity/${row.id}/proof`);
  };
  return (
    <Dialog
      trigger={
        <Button size="sm" variant="quiet" disabled={!isHydrated} aria-label={texts.verifyEntry(row.action)}>
          {texts.verify}
        </Button>
      }
      onOpenChange={whenOpened}
      title={texts.verifyTitle}
      description={texts.verifyText(row.action)}
      actions={<DialogClose render={<Button>{texts.close}</Button>} />}
    >
      <div role="status" className={styles.outcome}>
        {isBusy && texts.checking}
        {outcome && <CheckedEntry outcome={outcome} />}
      </div>
    </Dialog>
  );
}
