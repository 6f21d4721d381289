import type { Formats } from '#contract/base/formats.ts';
import { scoreMethod } from '#contract/scans/method.ts';
import { scoreDigits } from '#contract/scans/score.ts';
import { bandFloor, bandLabel, bands } from '#contract/scans/severity.ts';
import { type FindingView, findingCategoryLabel, isExposure, type ScanView } from '#contract/scans/types.ts';
import type { Sheet } from '#platform/documents/sheet.ts';

interface Means {
  sheet: Sheet;
  formats: Formats;
}

const MOST_WEIGHTIEST = 3;

/** What weighs most of what is not dealt with, in a line each, and by how much the score falls where that alone changes it. */
export function drawWeightiest({ sheet, formats }: Means, { findings, score }: ScanView): void {
  const open = findings.filter((finding) => isExposure(finding) && finding.group !== 'done' && finding.points > 0);
  if (open.length < 2 || score?.kind !== 'scored') return;
  const weightiest = open.slice(0, MOST_WEIGHTIEST);
  sheet.gap(8);
  sheet.keep(90);
  sheet.heading(2, 'What weighs most');
  sheet.list(weightiest.map((finding, place) => ({ sign: `${place + 1}.`, text: weightWords(finding, formats) })));
  if (weightiest.every(({ lowersScoreBy }) => !lowersScoreBy))
    sheet.paragraph(
      'To deal with one of them alone does not lower the score, as others of its kind weigh as much. The plan takes them together.',
      {
        soft: true,
        size: 9,
      },
    );
}

function weightWords({ title, points, lowersScoreBy: effect }: FindingView, { plural }: Formats): string {
  const less = effect ? `; dealing with it lowers the score by ${plural(effect, 'point')}` : '';
  return `${title}: ${points} of 100${less}`;
}

/** How this score comes about, kind by kind, and what the bands mean. */
export function drawWorking({ sheet, formats }: Means, { score }: ScanView): void {
  sheet.keep(120);
  sheet.heading(2, 'How the score comes about');
  if (score?.kind === 'scored' && score.categories.length > 0) {
    sheet.pairs(
      score.categories.map(({ category, points, findings }) => [
        findingCategoryLabel[category],
        `${points} from ${formats.plural(findings, 'finding')}`,
      ]),
      170,
    );
    sheet.gap(4);
    sheet.paragraph(sumWords(score));
    sheet.gap(4);
  }
  const ranges = bands.toReversed().map((band, index, all) => {
    const next = all[index + 1];
    return `${bandLabel[band]} ${bandFloor[band]} to ${next ? bandFloor[next] - 1 : 100}`;
  });
  sheet.paragraph(`${ranges.join(', ')}. ${scoreMethod}${score ? ` Formula version ${score.formula}.` : ''}`);
}

/** How the kinds add up, with the figures of this report. */
function sumWords({ score, most, categories }: Extract<ScanView['score'], { kind: 'scored' }>): string {
  const [worst, ...others] = categories;
  if (!worst) return '';
  const kind = findingCategoryLabel[worst.category];
  const alone = `Findings of one kind add up to a most that each kind has. The heaviest, “${kind}”, counts in full: ${worst.points}.`;
  const rest =
    others.length > 0 ? ` What the others hold adds ${Math.max(0, Math.round((score - worst.points) * 10) / 10)}.` : '';
  const silent =
    most > score
      ? ` Sources that gave no answer could make it ${most}: the score is ${scoreDigits({ score, most })}.`
      : '';
  return `${alone}${rest} Together: ${score}.${silent}`;
}
