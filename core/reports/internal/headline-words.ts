import { openOf } from '#contract/scans/score.ts';
import { bandOf } from '#contract/scans/severity.ts';
import { dueIn } from './due.ts';
import { capitalised, countWord } from './listing-words.ts';
import type { Judged } from './verdict-words.ts';

type Scored = Extract<NonNullable<Judged['score']>, { kind: 'scored' }>;

/** The sentence that decides, of a scan with a score. */
export function headlineOf(scan: Judged, score: Scored): string {
  const left = openOf(score);
  const band = bandOf(left.score);
  const mayBeWorse = bandOf(left.most) !== band;
  const todo = scan.findings.filter(({ group }) => group === 'todo');
  const urgent = dueIn(scan.findings, score).ids.size;
  if (todo.length === 0 && !mayBeWorse) return quietHeadline(scan);
  switch (band) {
    case 'quiet':
      return mayBeWorse
        ? 'Nothing we know of needs doing, but not everybody answered.'
        : 'Little is exposed, and nothing needs doing this week.';
    case 'low':
      return mayBeWorse
        ? 'Nothing we know of is urgent, but not everybody answered.'
        : 'Something is exposed, but nothing is urgent.';
    case 'medium':
      return urgent > 0
        ? needDoing(urgent, scan, 'this week')
        : 'Nothing here is urgent, but some of it is worth an hour.';
    case 'high':
      return urgent > 0 ? needDoing(urgent, scan, 'this week') : 'No single item is urgent, but together they add up.';
    case 'critical':
      return needDoing(urgent, scan, 'today');
  }
}

/** Where nothing is left to do. */
function quietHeadline({ findings }: Judged): string {
  const isHeld = findings.some(({ group }) => group === 'watch');
  if (findings.some(({ group }) => group === 'done'))
    return isHeld ? 'You have done what can be done.' : 'Everything we found is dealt with.';
  return isHeld
    ? 'Nothing needs doing: what was found cannot be recalled.'
    : 'Little is exposed, and nothing needs doing this week.';
}

function needDoing(count: number, scan: Judged, when: string): string {
  if (count === 0) return 'Much is exposed. Start with the first on the list.';
  const things = `${capitalised(countWord(count))} ${count === 1 ? 'thing needs' : 'things need'} doing ${when}.`;
  const others = scan.findings.filter(({ group }) => group !== 'done').length;
  return count < others ? `${things} The rest can wait.` : things;
}
