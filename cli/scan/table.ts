import { cutText } from '#contract/base/cut-text.ts';
import { plural } from '#contract/base/formats.ts';
import { sourceCategoryLabel } from '#contract/scans/types.ts';
import type { Terminal } from '../terminal.ts';
import { type GroupCount, groupsOf, isOpen, type Standee } from './tally.ts';

const LABEL_WIDTH = 24;

function groupLine({ category, found, clear, notChecked, open }: GroupCount, paint: Terminal['paint']): string {
  const cell = (count: number, word: string, style: (text: string) => string) => {
    const text = `${String(count).padStart(4)} ${word}`;
    return count > 0 ? style(text) : paint.dim(text);
  };
  const cells = [
    cell(found, 'found', paint.found),
    cell(clear, 'clear', paint.clear),
    cell(notChecked, 'not checked', paint.unknown),
    cell(open, 'to come', paint.strong),
  ];
  return `${sourceCategoryLabel[category].padEnd(LABEL_WIDTH)}${cells.join('  ')}`;
}

/** Blanks, and no part of a name, at the end of a line that is too long. */
const cutLine = (text: string, width: number): string => (text.length > width ? cutText(text, width - 1) : text);

const namesOf = (some: readonly Standee[]): string[] => [...new Set(some.map(({ check }) => check.source.name))];

/**
 * The table as it stands: kinds of source, then what was found, then what is still to come.
 * @param most lines that there is room for
 */
export function tableLines(
  all: readonly Standee[],
  { columns, most, paint }: { columns: number; most: number; paint: Terminal['paint'] },
): string[] {
  const groups = groupsOf(all).map((group) => groupLine(group, paint));
  const found = all.filter(({ state }) => state === 'found').map((one) => foundLine(one, columns, paint));
  const open = all.filter(isOpen);
  const names = namesOf([...open.filter(({ state }) => state === 'checking'), ...open]);
  const pending = open.length === 0 ? [] : [paint.dim(cutLine(`Still to come: ${names.join(', ')}`, columns))];
  const room = Math.max(1, most - groups.length - pending.length - 1);
  const shown = found.length > room ? [...found.slice(0, room - 1), moreLine(found.length - room + 1, paint)] : found;
  return [...groups, ...shown, ...pending];
}

const foundLine = ({ check, found }: Standee, columns: number, paint: Terminal['paint']): string =>
  paint.found(cutLine(`  ${check.source.name}: ${plural(found, 'finding')}`, columns));

const moreLine = (count: number, paint: Terminal['paint']): string => paint.dim(`  and ${count} more`);

/** Draws lines over those that it drew before. */
export function createDrawing({ note }: Pick<Terminal, 'note'>) {
  let drawn = 0;
  const erase = () => {
    if (drawn > 0) note(`\u001b[${drawn}A\u001b[0J`);
    drawn = 0;
  };
  return {
    draw(lines: readonly string[]) {
      erase();
      note(`${lines.join('\n')}\n`);
      drawn = lines.length;
    },
    erase,
  };
}
