import type { Formats } from '#contract/base/formats.ts';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import { answerNotes, namedChecks, stateWords } from '#contract/scans/source-words.ts';
import { type ScanView, sourceCategories } from '#contract/scans/types.ts';
import type { Sheet } from '#platform/documents/sheet.ts';
import type { PdfTexts } from './pdf-texts.ts';

/** Sources that said the same stand in one line from so many on. */
const FEWEST_TOGETHER = 4;

/** The coverage receipt: every source with its answer. */
export function drawReceipt(
  { sheet, formats, texts, paper, words: said }: PdfTexts & { sheet: Sheet; formats: Formats },
  scan: ScanView,
): void {
  sheet.startNewPage();
  sheet.heading(2, paper.headings.sources);
  sheet.paragraph(`${answeredWords(answeredIn(scan), said)}.`);
  const named = namedChecks(scan, said);
  for (const category of sourceCategories) {
    const checks = named.filter((check) => check.category === category);
    if (checks.length === 0) continue;
    sheet.gap(6);
    sheet.keepTogether(70);
    sheet.heading(3, said.sourceCategories[category]);
    const answers = checks.map((check) => ({
      name: check.name,
      words: [`${stateWords(check, formats, said)}.`, ...answerNotes(check, formats, said)].join(' '),
    }));
    sheet.list(linesOf(answers, texts).map((text) => ({ sign: '–', text })));
  }
  sheet.gap(18);
}

interface Line {
  name: string;
  words: string;
}

/** "Have I Been Pwned: 7 findings.", and of many that said the same "12 sources: No answer in time. Named: …" */
function linesOf(answers: readonly Line[], { answers: say }: PdfTexts['texts']): string[] {
  return [...Map.groupBy(answers, ({ words }) => words)].flatMap(([words, alike]) =>
    alike.length < FEWEST_TOGETHER
      ? alike.map(({ name }) => say.one(name, words))
      : [say.alike(alike.length, words, alike.map(({ name }) => name).join(', '))],
  );
}
