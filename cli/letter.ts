import { parseArgs } from 'node:util';
import {
  type Letter,
  type LetterKind,
  type LetterLanguage,
  letterKinds,
  letterLanguages,
  letterNoteText,
} from '#contract/removal/letters.ts';
import type { Company } from '#core/removal/directory/company.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { bestOf } from '#core/removal/directory/queries/company-routes.ts';
import { composeLetter, type LetterRequest } from '#core/removal/letters/compose.ts';
import { hasRight, kindsUnder, lawFor } from '#core/removal/letters/rights.ts';
import type { Command } from './command.ts';
import { type Status, status, UsageError } from './status.ts';
import type { Terminal } from './terminal.ts';

export const letter: Command = {
  name: 'letter',
  manual: {
    synopsis: [
      'letter COMPANY --email ADDRESS --country CODE [--region CODE] [--kind KIND] [--language CODE] [--held [FIELD…]]',
    ],
    summary: 'print a letter to a company under the law where you live',
    description: [
      'Prints a request to a company: to see what it holds about you, to erase or correct it, to stop using it, or to take back your consent. The letter is printed, and sent by nobody: you send it from your own mailbox. Nothing is asked of anybody and nothing is kept.',
      'COMPANY is a name, a domain or an id of the directory of companies that comes with the program. Where several fit, they are listed.',
      'The first letter discloses your address alone, so that a company that holds nothing learns nothing. With --held, once it has said that it holds something, the letter discloses those fields that you give and the company needs. What it discloses is printed beside it.',
    ],
    options: [
      ['--email ADDRESS', 'Your address, from which the letter will come.'],
      ['--country CODE', 'Where you live: ISO 3166, two letters, or EU.'],
      ['--region CODE', 'State or province, two letters, in the United States and Canada.'],
      ['--kind KIND', `${letterKinds.join(', ')}. access, unless it is said.`],
      [
        '--language CODE',
        `${letterLanguages.join(', ')}. That of the company where it is one of these, unless it is said.`,
      ],
      ['--held', 'The company has said that it holds data about you.'],
      ['--name, --phone, --address, --town TEXT', 'What the letter may disclose with --held.'],
      ['--birth-date, --record-url, --user-name TEXT', 'The same.'],
      ['--wrong TEXT, --right TEXT', 'Of a correction: what is incorrect, and how it should read.'],
    ],
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

const text = { type: 'string' } as const;
const options = {
  email: text,
  country: text,
  region: text,
  kind: { type: 'string', default: 'access' },
  language: text,
  held: { type: 'boolean', default: false },
  name: text,
  phone: text,
  address: text,
  town: text,
  'birth-date': text,
  'record-url': text,
  'user-name': text,
  wrong: text,
  right: text,
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

async function runLetter(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (positionals.length === 0) throw new UsageError('To which company?');
  const { email, country } = values;
  if (!email || !country) throw new UsageError('A letter needs --email and --country.');
  const found = findCompanies(positionals.join(' '), country.toUpperCase(), terminal.env.DIRECTORY_FILE ?? null);
  const [company] = found;
  if (!company || found.length > 1) return tellChoice(found, terminal);
  const request = requestFor(company, { ...values, email, country });
  if (typeof request === 'string') {
    terminal.note(`${request}\n`);
    return status.told;
  }
  printLetter(composeLetter(request), company, terminal);
  return status.done;
}

/** One that is named exactly, or those that come close. */
function findCompanies(named: string, country: string, ownFile: string | null): Company[] {
  const directory = openDirectory(ownFile);
  const exact = directory.findById(named) ?? bestOf(directory.listAt(named), country) ?? directory.findNamed(named);
  if (exact) return [exact];
  return named.length < 3 ? [] : directory.search(named, 8);
}

function tellChoice(found: readonly Company[], { note }: Terminal): Status {
  if (found.length === 0) note('The directory knows no company by this name.\n');
  else {
    note('Which one? Give its id:\n');
    for (const { id, name, domains } of found) note(`  ${id}  ${name}${domains[0] ? ` (${domains[0]})` : ''}\n`);
  }
  return status.told;
}

const isKind = (word: string): word is LetterKind => letterKinds.some((one) => one === word);
const isLanguage = (word: string): word is LetterLanguage => letterLanguages.some((one) => one === word);

/** The request, or why there is none. @throws UsageError */
function requestFor(company: Company, values: Values & { email: string; country: string }): LetterRequest | string {
  const { kind, held, wrong, right } = values;
  if (!isKind(kind)) throw new UsageError(`--kind takes ${letterKinds.join(', ')}.`);
  if (!company.addressee) return `Nobody is known at ${company.name} who could be written to.`;
  const residence = {
    country: values.country.toUpperCase(),
    ...(values.region && { region: values.region.toUpperCase() }),
  };
  const law = lawFor(residence);
  if (law === null)
    return 'No law is known that gives you such a right there. --region decides in the United States and Canada.';
  if (!hasRight(law, kind)) return `This law has no such right. It has: ${kindsUnder(law).join(', ')}.`;
  if (kind === 'correction' && !(held && wrong && right))
    throw new UsageError('A correction needs --held, --wrong and --right.');
  const { addressee } = company;
  const language = languageFor(values.language, addressee.language);
  const recipient = { name: addressee.name, covers: company.brands, needs: addressee.needs };
  const correction = kind === 'correction' ? { correction: { wrong: wrong ?? '', right: right ?? '' } } : {};
  const stage = held ? 'held' : 'first';
  // Whether the law has the kind is decided above, where the words are read.
  return { law, kind, language, recipient, sender: senderFrom(values), stage, ...correction } as LetterRequest;
}

function languageFor(asked: string | undefined, own: string): LetterLanguage {
  if (asked === undefined) return isLanguage(own) ? own : 'en';
  if (!isLanguage(asked)) throw new UsageError(`--language takes ${letterLanguages.join(', ')}.`);
  return asked;
}

const listOf = (value: string | undefined): string[] => (value ? [value] : []);

const senderFrom = (values: Values & { email: string }): LetterRequest['sender'] => ({
  email: values.email,
  name: values.name ?? null,
  phones: listOf(values.phone),
  address: values.address ?? null,
  towns: listOf(values.town),
  birthDate: values['birth-date'] ?? null,
  recordUrls: listOf(values['record-url']),
  usernames: listOf(values['user-name']),
});

function printLetter(
  { subject, text: body, disclosed, notes }: Letter,
  { addressee }: Company,
  { out, note }: Terminal,
) {
  const ways = [addressee?.email, addressee?.form, addressee?.postal].filter(Boolean);
  out(`To: ${ways[0] ?? ''}\nSubject: ${subject}\n\n${body}\n`);
  if (ways.length > 1) note(`\nOther ways to send it: ${ways.slice(1).join('; ')}\n`);
  note(`\nIt discloses: ${disclosed.map(({ field, value }) => `${field} ${value}`).join(', ')}\n`);
  for (const one of notes) note(`${letterNoteText[one]}\n`);
}
