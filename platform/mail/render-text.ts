import type { Block, Inline } from './blocks.ts';
import { oneLine, webAddress } from './clean.ts';
import type { FrameTexts } from './frame.texts.ts';
import type { Letter } from './letter.ts';

const WIDTH = 76;

/** The same message in plain text, lines of at most 76 characters; addresses are never broken. */
export function renderText({ heading, blocks, site, frame, companyLine }: Letter): string {
  const parts = [
    wrapText(oneLine(heading)),
    ...blocks.map((block, index) => renderBlock(block, blocks[index + 1], frame)),
    `${frame.noPassword}\n${frame.questions} ${oneLine(site.contactEmail)}`,
    `--\n${wrapText(`(c) ${oneLine(companyLine)}`)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function renderBlock(block: Block, next: Block | undefined, { colon }: FrameTexts): string {
  switch (block.kind) {
    case 'paragraph':
    case 'notice': {
      const text = joinWords(block.words);
      return wrapText(next?.kind === 'button' ? text.replace(/\.$/, () => colon) : text);
    }
    case 'button':
      return webAddress(block.url);
    case 'evidence':
      return block.lines
        .map((line) => `  ${oneLine(typeof line === 'string' ? line : `${line.label}${colon} ${line.value}`)}`)
        .join('\n');
    case 'list':
      return block.items.map((words) => wrapText(joinWords(words), '- ', '  ')).join('\n');
  }
}

const joinWords = (words: readonly Inline[]) => oneLine(words.map(drawWord).join(''));

function drawWord(word: Inline): string {
  if (typeof word === 'string') return word;
  return 'strong' in word ? word.strong : `${word.link} (${webAddress(word.url)})`;
}

function wrapText(text: string, first = '', following = ''): string {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/ +/)) {
    const isStart = line === first || line === following;
    if (!isStart && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = following + word;
    } else line += isStart ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
