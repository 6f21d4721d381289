import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { askFromHere } from '#contract/scans/browser/questions.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { askingTexts } from './asking.texts.ts';

/** Leads to the page on which the person's own browser asks. Nothing where there is no such source. */
export function AskYourself({ scan }: { scan: ScanView }) {
  const texts = useTexts(askingTexts);
  const linkTo = useLinks();
  const open = scan.checks.filter(({ canAskHere }) => canAskHere);
  if (scan.status !== 'completed' || open.length === 0) return null;
  const names = [...new Set(open.map(({ name }) => name))].join(', ');
  return (
    <Notice>
      {withLinks(texts.noAnswer(names), (label) => (
        <a href={linkTo(askFromHere(scan.id)).to}>{label}</a>
      ))}
    </Notice>
  );
}
