import { parseArgs } from 'node:util';
import type { Letter } from '#contract/removal/letters.ts';
import type { Company } from '#core/removal/directory/company.ts';
import type { Command } from '../command.ts';
import { type Status, status } from '../status.ts';
import type { Terminal } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { letterOptions, letterOptionTexts, prepareLetter } from './prepare.ts';

export const letter: Command = {
  name: 'letter',
  manual: {
    synopsis: [
      'letter COMPANY --email ADDRESS --country CODE [--region CODE] [--kind KIND] [--language CODE] [--held [FIELD…]]',
    ],
    summary: 'print a letter to a company under the law where you live',
    description: [
      'Prints a request to a company: to see what it holds about you, to erase or correct it, to stop using it, or to take back your consent. The letter is printed, and sent by nobody: you send it from your own mailbox, or with letter send. Nothing is asked of anybody and nothing is kept.',
      'COMPANY is a name, a domain or an id of the directory of companies that comes with the program. Where several fit, they are listed.',
      'The first letter discloses your address alone, so that a company that holds nothing learns nothing. With --held, once it has said that it holds something, the letter discloses those fields that you give and the company needs. What it discloses is printed beside it.',
    ],
    options: letterOptionTexts,
    statuses: [
      [status.done, 'The letter was printed.'],
      [status.told, 'No company is known by this name, several are, or the law has no such right.'],
      [status.usage, 'The command was written wrongly.'],
    ],
    environment: [['DIRECTORY_FILE', 'Companies of your own, beside those of the program.']],
    examples: [
      ['quietprint letter spotify.com --email me@example.com --country SE', 'Ask what a company holds.'],
      [
        'quietprint letter Acxiom --email me@example.com --country US --region CA --kind erasure',
        'Ask a broker to delete it.',
      ],
    ],
  },
  run: runLetter,
};

async function runLetter(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: letterOptions });
  const prepared = prepareLetter(positionals, values, terminal);
  if (!prepared) return status.told;
  printLetter(prepared.letter, prepared.company, terminal);
  return status.done;
}

function printLetter(
  { subject, text: body, disclosed, notes }: Letter,
  { addressee }: Company,
  { out, note, language }: Terminal,
) {
  const texts = cliTexts[language].letter;
  const ways = [addressee?.email, addressee?.form, addressee?.postal].filter(Boolean);
  out(`${texts.to(ways[0] ?? '')}\n${texts.subject(subject)}\n\n${body}\n`);
  if (ways.length > 1) note(`\n${texts.otherWays(ways.slice(1).join('; '))}\n`);
  note(`\n${texts.discloses(disclosed.map(({ field, value }) => `${field} ${value}`).join(', '))}\n`);
  for (const one of notes) note(`${texts.notes[one]}\n`);
}
