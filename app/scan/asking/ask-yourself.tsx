import { Notice } from '#app/ui/display/notice.tsx';
import { askFromHere } from '#contract/scans/browser/questions.ts';
import type { ScanView } from '#contract/scans/types.ts';

/** Leads to the page on which the person's own browser asks. Nothing where there is no such source. */
export function AskYourself({ scan }: { scan: ScanView }) {
  const open = scan.checks.filter(({ canAskHere }) => canAskHere);
  if (scan.status !== 'completed' || open.length === 0) return null;
  const names = [...new Set(open.map(({ name }) => name))].join(', ');
  return (
    <Notice>
      {names} gave us no answer. <a href={askFromHere(scan.id)}>Ask from your own computer</a>: you are shown first what
      is sent, and to whom.
    </Notice>
  );
}
