import type { parseArgs } from 'node:util';
import type { Language } from '#contract/base/languages.ts';
import {
  type Letter,
  type LetterKind,
  type LetterLanguage,
  letterKinds,
  letterLanguages,
} from '#contract/removal/letters.ts';
import type { Company } from '#core/removal/directory/company.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { bestOf } from '#core/removal/directory/queries/company-routes.ts';
import { composeLetter, type LetterRequest } from '#core/removal/letters/compose.ts';
import { hasRight, kindsUnder, lawFor } from '#core/removal/letters/rights.ts';
import { UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';

const text = { type: 'string' } as const;
export const letterOptions = {
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

type LetterValues = ReturnType<typeof parseArgs<{ options: typeof letterOptions }>>['values'];

/** A letter that could be written, and to whom. */
export interface Prepared {
  letter: Letter;
  company: Company;
  kind: LetterKind;
  email: string;
}

/** The letter that the words ask for, or null where there is none, which has been told. @throws UsageError */
export function prepareLetter(named: readonly string[], values: LetterValues, terminal: Terminal): Prepared | null {
  if (named.length === 0) throw new UsageError('To which company?');
  const { email, country } = values;
  if (!email || !country) throw new UsageError('A letter needs --email and --country.');
  const found = findCompanies(named.join(' '), country.toUpperCase(), terminal.env.DIRECTORY_FILE ?? null);
  const [company] = found;
  if (!company || found.length > 1) {
    tellChoice(found, terminal);
    return null;
  }
  const request = requestFor(company, { ...values, email, country }, terminal.language);
  if (typeof request !== 'string') return { letter: composeLetter(request), company, kind: request.kind, email };
  terminal.note(`${request}\n`);
  return null;
}

/** One that is named exactly, or those that come close. */
function findCompanies(named: string, country: string, ownFile: string | null): Company[] {
  const directory = openDirectory(ownFile);
  const exact = directory.findById(named) ?? bestOf(directory.listAt(named), country) ?? directory.findNamed(named);
  if (exact) return [exact];
  return named.length < 3 ? [] : directory.search(named, 8);
}

function tellChoice(found: readonly Company[], { note, language }: Terminal): void {
  const { unknown, which } = cliTexts[language].letter;
  if (found.length === 0) note(`${unknown}\n`);
  else {
    note(`${which}\n`);
    for (const { id, name, domains } of found) note(`  ${id}  ${name}${domains[0] ? ` (${domains[0]})` : ''}\n`);
  }
}

const isKind = (word: string): word is LetterKind => letterKinds.some((one) => one === word);
const isLanguage = (word: string): word is LetterLanguage => letterLanguages.some((one) => one === word);

/** The request, or why there is none. @throws UsageError */
function requestFor(
  company: Company,
  values: LetterValues & { email: string; country: string },
  reader: Language,
): LetterRequest | string {
  const texts = cliTexts[reader].letter;
  const { kind, held, wrong, right } = values;
  if (!isKind(kind)) throw new UsageError(`--kind takes ${letterKinds.join(', ')}.`);
  if (!company.addressee) return texts.nobody(company.name);
  const residence = {
    country: values.country.toUpperCase(),
    ...(values.region && { region: values.region.toUpperCase() }),
  };
  const law = lawFor(residence);
  if (law === null) return texts.noLaw;
  if (!hasRight(law, kind)) return texts.noRight(kindsUnder(law).join(', '));
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

const senderFrom = (values: LetterValues & { email: string }): LetterRequest['sender'] => ({
  email: values.email,
  name: values.name ?? null,
  phones: listOf(values.phone),
  address: values.address ?? null,
  towns: listOf(values.town),
  birthDate: values['birth-date'] ?? null,
  recordUrls: listOf(values['record-url']),
  usernames: listOf(values['user-name']),
});

/** What the manuals of both commands say of them. */
export const letterOptionTexts = [
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
] as const;
