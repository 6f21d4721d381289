import { cutText } from '#contract/base/cut-text.ts';
import type { Language } from '#contract/base/languages.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import type { Terminal } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { scanTexts } from '../texts/scan-texts.ts';
import { type GroupCount, groupsOf, isOpen, type Standee } from './tally.ts';

const LABEL_WIDTH = 24;

/** How it is drawn. */
type Style = Pick<Terminal, 'paint' | 'language'>;

function groupLine({ category, found, clear, notChecked, open }: GroupCount, { paint, language }: Style): string {
  const words = cliTexts[language].scan.counts;
  const cell = (count: number, word: string, style: (text: string) => string) => {
    const text = `${String(count).padStart(4)} ${word}`;
    return count > 0 ? style(text) : paint.dim(text);
  };
  const cells = [
    cell(found, words.found, paint.found),
    cell(clear, words.clear, paint.clear),
    cell(notChecked, words.notChecked, paint.unknown),
    cell(open, words.open, paint.strong),
  ];
  return `${scanTexts[language].sourceCategories[category].padEnd(LABEL_WIDTH)}${cells.join('  ')}`;
}

/** Blanks, and no part of a name, at the end of a line that is too long. */
const cutLine = (text: string, width: number): string => (text.length > width ? cutText(text, width - 1) : text);

const nameIn = ({ check }: Standee, language: Language): string => sourceWords(language)(check.source.name, 'names');

const namesOf = (some: readonly Standee[], language: Language): string[] => [
  ...new Set(some.map((one) => nameIn(one, language))),
];

/**
 * The table as it stands: kinds of source, then what was found, then what is still to come.
 * @param most lines that there is room for
 */
export function tableLines(
  all: readonly Standee[],
  { columns, most, ...style }: Style & { columns: number; most: number },
): string[] {
  const { paint, language } = style;
  const texts = cliTexts[language].scan;
  const groups = groupsOf(all).map((group) => groupLine(group, style));
  const found = all.filter(({ state }) => state === 'found').map((one) => foundLine(one, columns, style));
  const open = all.filter(isOpen);
  const names = namesOf([...open.filter(({ state }) => state === 'checking'), ...open], language);
  const pending = open.length === 0 ? [] : [paint.dim(cutLine(texts.toCome(names.join(', ')), columns))];
  const room = Math.max(1, most - groups.length - pending.length - 1);
  const shown =
    found.length > room ? [...found.slice(0, room - 1), paint.dim(`  ${texts.more(found.length - room + 1)}`)] : found;
  return [...groups, ...shown, ...pending];
}

const foundLine = (one: Standee, columns: number, { paint, language }: Style): string =>
  paint.found(cutLine(`  ${nameIn(one, language)}: ${scanTexts[language].answers.found(one.found)}`, columns));

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
