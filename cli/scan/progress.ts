import { plural } from '#contract/base/formats.ts';
import { reasonWords } from '#contract/scans/source-words.ts';
import scanWords from '#contract/scans/words/scan-words.texts.en.ts';
import type { Change, Check } from '#core/scans/actions/scan-standalone.ts';
import type { Answer, Source } from '#core/sources/define.ts';
import type { Terminal } from '../terminal.ts';
import type { ScanChoice } from './options.ts';
import { createDrawing, tableLines } from './table.ts';
import { createTally } from './tally.ts';

/** Shows a scan while it runs. */
export interface Progress {
  onChange(change: Change): void;
  onTested(source: Source, takesPart: boolean): void;
  /** Leaves room for the result. */
  end(): void;
}

/** Milliseconds between two drawings. */
const DRAWN_EVERY = 100;

/** A table on a terminal, lines elsewhere, and nothing where quiet was asked for. */
export function showProgress(checks: readonly Check[], choice: ScanChoice, terminal: Terminal): Progress {
  if (choice.isQuiet) return { onChange() {}, onTested() {}, end() {} };
  return terminal.isInteractive && !choice.isVerbose ? livingTable(checks, terminal) : plainLines(terminal, choice);
}

function livingTable(checks: readonly Check[], terminal: Terminal): Progress {
  const tally = createTally(checks);
  const drawing = createDrawing(terminal);
  const draw = () => {
    const { paint } = terminal;
    drawing.draw(tableLines(tally.all(), { columns: terminal.columns(), most: terminal.rows() - 2, paint }));
  };
  const timer = setInterval(draw, DRAWN_EVERY);
  draw();
  return {
    onChange: tally.note,
    onTested(source, takesPart) {
      if (!takesPart) tally.leaveOut(source.id);
    },
    end() {
      clearInterval(timer);
      drawing.erase();
    },
  };
}

function answerWords(answer: Answer): string {
  if (answer.state === 'found') return plural(answer.exposures.length, 'finding');
  return answer.state === 'clear' ? 'Nothing found' : reasonWords(answer.reason, scanWords);
}

/** A line for what was found or not checked; for everything that ended where more was asked for. */
function plainLines({ note, paint }: Terminal, { isVerbose }: ScanChoice): Progress {
  let refused = 0;
  return {
    onChange(change) {
      if (change.state !== 'ended') return;
      const { answer, check, startedAt, finishedAt, reusedFrom } = change;
      if (answer.state === 'clear' && !isVerbose) return;
      const style = { found: paint.found, clear: paint.clear, 'not-checked': paint.unknown }[answer.state];
      const words = answerWords(answer);
      const took = startedAt ? ` (${finishedAt.getTime() - startedAt.getTime()} ms)` : '';
      const again = reusedFrom ? ' (answered earlier)' : '';
      note(`${style(answer.state.padEnd(11))}  ${check.source.name}: ${words}${isVerbose ? took : ''}${again}\n`);
    },
    onTested(source, takesPart) {
      if (takesPart) return;
      refused++;
      if (isVerbose) note(`left out     ${source.name}: it did not pass its tests from here\n`);
    },
    end() {
      if (refused > 0) note(`${plural(refused, 'site')} did not pass their tests from here, and were not asked.\n`);
    },
  };
}
