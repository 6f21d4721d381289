import type { Command } from './command.ts';

const WIDTH = 80;
const INDENT = 7;

/** Words in lines of a width, each after so many blanks. */
export function wrapText(text: string, { width, indent }: { width: number; indent: number }): string {
  const blanks = ' '.repeat(indent);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(blanks + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, blanks + line].join('\n');
}

const paragraphOf = (text: string, indent = INDENT) => wrapText(text, { width: WIDTH, indent });

const sectionOf = (title: string, parts: readonly string[], between = '\n'): string[] =>
  parts.length === 0 ? [] : [`${title}\n${parts.join(between)}`];

const termsOf = (list: readonly (readonly [string | number, string])[]): string[] =>
  list.map(([term, text]) => `${' '.repeat(INDENT)}${term}\n${paragraphOf(text, INDENT + 7)}`);

/** A command in the form of a manual page. */
export function manualText({ name, manual }: Command): string {
  const { synopsis, summary, description, options, statuses, environment = [], files = [], examples } = manual;
  const parts = [
    ...sectionOf('NAME', [paragraphOf(`quietprint ${name} - ${summary}`)]),
    ...sectionOf(
      'SYNOPSIS',
      synopsis.map((line) => `${' '.repeat(INDENT)}quietprint ${line}`),
    ),
    ...sectionOf(
      'DESCRIPTION',
      description.map((text) => paragraphOf(text)),
      '\n\n',
    ),
    ...sectionOf('OPTIONS', termsOf(options), '\n\n'),
    ...sectionOf('EXIT STATUS', termsOf(statuses)),
    ...sectionOf('ENVIRONMENT', termsOf(environment)),
    ...sectionOf('FILES', termsOf(files)),
    ...sectionOf('EXAMPLES', termsOf(examples), '\n\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The commands, a line each. */
export function overviewText(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'quietprint - what of your personal data is exposed online, asked from your own computer',
    '',
    'Usage: quietprint COMMAND …',
    '',
    ...commands.map(({ name, manual }) => `  ${name.padEnd(width)}  ${manual.summary}`),
    '',
    'quietprint help COMMAND explains a command. quietprint --version prints the version.',
    '',
  ].join('\n');
}
