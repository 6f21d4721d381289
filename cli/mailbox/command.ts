import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '#contract/base/languages.ts';
import { type KnownCompany, readCompanyFile } from '#contract/mailbox/company-file.ts';
import { findAccounts, type MailboxAccounts, type MailboxProgress } from '#contract/mailbox/find-accounts.ts';
import {
  arrangeFound,
  type FoundAccount,
  foundTable,
  joinCompanies,
  nameOf,
  orders,
} from '#contract/mailbox/found-list.ts';
import english from '#contract/mailbox/mailbox-words.texts.en.ts';
import { leftWords, megabytesOf } from '#contract/mailbox/progress-words.ts';
import { companyLines } from '#core/removal/directory/queries/company-lines.ts';
import { breachedDomainsIn } from '#core/sources/queries/breaches-in-catalogue.ts';
import type { Command } from '../command.ts';
import { keepIn } from '../folder.ts';
import { createDrawing } from '../scan/table.ts';
import { type Status, status, UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { mailboxTexts } from '../texts/mailbox-texts.ts';
import { openMailFiles } from './files.ts';
import { mailboxManual } from './manual.ts';
import { mailboxText } from './text.ts';

export const mailbox: Command = { name: 'mailbox', manual: mailboxManual, run: runMailbox };

const options = {
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  sort: { type: 'string', default: 'matters' },
  keep: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
} as const;

async function runMailbox(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  if (positionals.length === 0) throw new UsageError('Which file, or folder, holds the mail?');
  if (values.json && values.csv) throw new UsageError('Standard output is JSON or CSV, not both.');
  const order = orders.find((one) => one === values.sort);
  if (!order) throw new UsageError(`--sort takes ${orders.join(', ')}.`);
  const found = await readMail(positionals, values.quiet, terminal);
  const accounts = arrangeFound(joinCompanies(found.accounts, knownCompanies(values.keep, terminal)), '', order);
  if (values.json) terminal.out(`${JSON.stringify(mailboxJson(accounts, found), null, 2)}\n`);
  else if (values.csv) terminal.out(foundTable(accounts, english));
  else {
    const { outPaint: paint, language } = terminal;
    const width = Math.min(terminal.columns(), 100);
    terminal.out(mailboxText(accounts, found, { paint, width, isVerbose: values.verbose, language }));
  }
  if (!terminal.signal.aborted) return found.mails > 0 ? status.done : status.failed;
  terminal.note(`${cliTexts[terminal.language].interrupted}\n`);
  return status.interrupted;
}

/** Milliseconds between two drawings. */
const DRAWN_EVERY = 200;

async function readMail(paths: readonly string[], isQuiet: boolean, terminal: Terminal): Promise<MailboxAccounts> {
  const files = await openMailFiles(paths, terminal.folder);
  const drawing = createDrawing(terminal);
  const startedAt = performance.now();
  let drawnAt = 0;
  const onProgress = (progress: MailboxProgress) => {
    const now = performance.now();
    if (isQuiet || !terminal.isInteractive || now - drawnAt < DRAWN_EVERY) return;
    drawnAt = now;
    drawing.draw([progressLine(progress, now - startedAt, terminal.language)]);
  };
  // Interrupts are heard between two slices.
  const untilResumed = () => new Promise<void>((resolve) => setImmediate(resolve));
  const found = await findAccounts(files, { onProgress, untilResumed, signal: terminal.signal });
  drawing.erase();
  return found;
}

/** Before so much is read, the time left is a guess. */
const KNOWN_AFTER_MS = 1_000;

function progressLine(
  { bytes, totalBytes, mails, accounts }: MailboxProgress,
  passedMs: number,
  language: Language,
): string {
  const leftMs = passedMs < KNOWN_AFTER_MS || bytes === 0 ? null : (passedMs * (totalBytes - bytes)) / bytes;
  const left = leftWords(leftMs, mailboxTexts[language]);
  return cliTexts[language].mailbox.progress(megabytesOf(bytes), megabytesOf(totalBytes), mails, accounts, left);
}

/** Breaches are known from the catalogue that a scan has kept; nobody is asked. */
function knownCompanies(keep: string | undefined, { env, folder }: Terminal): ReadonlyMap<string, KnownCompany> {
  const body =
    keep === undefined ? null : (keepIn(path.resolve(folder, keep), () => new Date()).memory.catalogue?.body ?? null);
  return readCompanyFile(companyLines(env.DIRECTORY_FILE ?? null, breachedDomainsIn(body)));
}

const timeOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Subjects are left out: they say more about a person than the list needs. */
const mailboxJson = (accounts: readonly FoundAccount[], { mails, ignored, writers, unread }: MailboxAccounts) => ({
  accounts: accounts.map((account) => ({
    name: nameOf(account),
    domain: account.domain,
    since: timeOf(account.since),
    last: timeOf(account.last),
    mails: account.mails,
    shownBy: account.counts,
    company: account.company,
    isExposed: account.isExposed,
  })),
  writers: writers.map(({ domain, name, mails: count, first, last }) => ({
    ...{ domain, name, mails: count },
    ...{ first: timeOf(first), last: timeOf(last) },
  })),
  mails,
  ignored,
  unread,
});
