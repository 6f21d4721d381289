import { useFormats } from '#app/ui/formats.ts';
import type { CaseSummary } from '#contract/removal/desk.ts';

/** Until when an answer is due; "about" where the rule, the receipt or the holidays are not certain. */
export function DueLine({ of: { due, state } }: { of: Pick<CaseSummary, 'due' | 'state'> }) {
  const { partialDate } = useFormats();
  if (!due) return null;
  const verb = state === 'overdue' ? 'An answer was due' : 'An answer is due';
  return (
    <>
      {verb} {due.about ? 'about' : 'by'} <time dateTime={due.on}>{partialDate(due.on)}</time>.
    </>
  );
}
