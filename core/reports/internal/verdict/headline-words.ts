import { openOf } from '#contract/scans/score.ts';
import { bandOf } from '#contract/scans/severity.ts';
import type { Due } from '#contract/scans/steps.ts';
import { dueIn } from '../due.ts';
import { type Judged, joinSentences, type Worded } from './verdict-words.ts';

type Scored = Extract<NonNullable<Judged['score']>, { kind: 'scored' }>;

/** The sentence that decides, of a scan with a score. */
export function headlineOf(scan: Worded, score: Scored): string {
  const words = scan.words.headline;
  const left = openOf(score);
  const band = bandOf(left.score);
  const mayBeWorse = bandOf(left.most) !== band;
  const todo = scan.findings.filter(({ group }) => group === 'todo');
  const urgent = dueIn(scan.findings, score).ids.size;
  if (todo.length === 0 && !mayBeWorse) return quietHeadline(scan);
  switch (band) {
    case 'quiet':
      return mayBeWorse ? words.quietWithGaps : words.quiet;
    case 'low':
      return mayBeWorse ? words.lowWithGaps : words.low;
    case 'medium':
      return urgent > 0 ? needDoing(urgent, scan, 'this-week') : words.medium;
    case 'high':
      return urgent > 0 ? needDoing(urgent, scan, 'this-week') : words.high;
    case 'critical':
      return needDoing(urgent, scan, 'today');
  }
}

/** Where nothing is left to do. */
function quietHeadline({ findings, words: { headline } }: Worded): string {
  const isHeld = findings.some(({ group }) => group === 'watch');
  if (findings.some(({ group }) => group === 'done')) return isHeld ? headline.doneWhatCanBe : headline.allDone;
  return isHeld ? headline.cannotBeRecalled : headline.quiet;
}

function needDoing(count: number, { findings, words: { headline } }: Worded, when: Due): string {
  if (count === 0) return headline.much;
  const others = findings.filter(({ group }) => group !== 'done').length;
  const things = when === 'today' ? headline.today(count) : headline.thisWeek(count);
  return joinSentences(things, count < others && headline.rest);
}
