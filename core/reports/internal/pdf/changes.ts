import type { Formats } from '#contract/base/formats.ts';
import {
  type Comparison,
  changesLine,
  differenceSentence,
  effectWords,
  findingChanges,
} from '#contract/scans/comparison.ts';
import type { Sheet } from '#platform/documents/sheet.ts';
import type { PdfTexts } from './pdf-texts.ts';

/** What has changed since an earlier scan, in a few lines. */
export function drawChanges(
  { sheet, formats, texts, words }: PdfTexts & { sheet: Sheet; formats: Pick<Formats, 'longDate'> },
  comparison: Comparison,
): void {
  sheet.heading(2, texts.since(formats.longDate(comparison.earlier.date)));
  sheet.paragraph(texts.changes(changesLine(comparison, words), differenceSentence(comparison, words)));
  for (const change of findingChanges) {
    const own = comparison.findings.filter((finding) => finding.change === change);
    if (own.length === 0) continue;
    sheet.gap(4);
    sheet.heading(3, words.changes.headings[change]);
    sheet.list(
      own.map(({ effect, title, because }) => ({
        sign: effect === null ? '–' : effectWords(effect),
        text: because ? `${title}. ${because}` : title,
      })),
    );
  }
  sheet.gap(10);
}
