import type { Language } from '#contract/base/languages.ts';
import { reasonWords } from '#contract/scans/source-words.ts';
import type { Change, Check } from '#core/scans/actions/scan-standalone.ts';
import type { Answer, Source } from '#core/sources/define.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import type { Terminal } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { scanTexts } from '../texts/scan-texts.ts';
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
    const { paint, language } = terminal;
    drawing.draw(tableLines(tally.all(), { columns: terminal.columns(), most: terminal.rows() - 2, paint, language }));
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

function answerWords(answer: Answer, language: Language): string {
  const words = scanTexts[language];
  if (answer.state === 'found') return words.answers.found(answer.exposures.length);
  return answer.state === 'clear' ? words.answers.clear : reasonWords(answer.reason, words);
}

/** A line for what was found or not checked; for everything that ended where more was asked for. */
function plainLines({ note, paint, language }: Terminal, { isVerbose }: ScanChoice): Progress {
  const texts = cliTexts[language].scan;
  const width = Math.max(...Object.values(texts.states).map(({ length }) => length));
  const nameOf = (source: Source) => sourceWords(language)(source.name, 'names');
  let refused = 0;
  return {
    onChange(change) {
      if (change.state !== 'ended') return;
      const { answer, check, startedAt, finishedAt, reusedFrom } = change;
      if (answer.state === 'clear' && !isVerbose) return;
      const style = { found: paint.found, clear: paint.clear, 'not-checked': paint.unknown }[answer.state];
      const words = answerWords(answer, language);
      const took = startedAt ? ` (${finishedAt.getTime() - startedAt.getTime()} ms)` : '';
      const again = reusedFrom ? ` ${texts.earlier}` : '';
      const state = style(texts.states[answer.state].padEnd(width));
      note(`${state}  ${nameOf(check.source)}: ${words}${isVerbose ? took : ''}${again}\n`);
    },
    onTested(source, takesPart) {
      if (takesPart) return;
      refused++;
      if (isVerbose) note(`${texts.states['left-out'].padEnd(width)}  ${nameOf(source)}: ${texts.failedTests}\n`);
    },
    end() {
      if (refused > 0) note(`${texts.leftOut(refused)}\n`);
    },
  };
}
