import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { useFormats } from '#app/ui/formats.ts';
import type { CaseSummary } from '#contract/removal/desk.ts';
import { removalsTexts } from './removals.texts.ts';

/** Until when an answer is due; "about" where the rule, the receipt or the holidays are not certain. */
export function DueLine({ of: { due, state } }: { of: Pick<CaseSummary, 'due' | 'state'> }) {
  const texts = useTexts(removalsTexts);
  const { partialDate } = useFormats();
  if (!due) return null;
  const said = state === 'overdue' ? texts.wasDue : texts.due;
  return withLinks(said(partialDate(due.on), due.about), (date) => <time dateTime={due.on}>{date}</time>);
}
