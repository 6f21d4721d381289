import path from 'node:path';
import { parseArgs } from 'node:util';
import { letterNoteText } from '#contract/removal/letters.ts';
import { MailError, type MailFailure } from '#platform/mail/mail-error.ts';
import { type PlainMail, sendText } from '#platform/mail/send-text.ts';
import type { Command } from '../command.ts';
import { type Status, status, UsageError } from '../status.ts';
import type { Terminal } from '../terminal.ts';
import { letterOptions, letterOptionTexts, type Prepared, prepareLetter } from './prepare.ts';
import { lastSent, noteSent } from './sent-file.ts';
import { readAccount, withPassword } from './smtp-account.ts';

export const letterSend: Command = {
  name: 'letter send',
  manual: {
    synopsis: ['letter send COMPANY --email ADDRESS --country CODE --smtp URL [--copy] [--keep DIR] [OPTION…]'],
    summary: 'send such a letter through your own mail account',
    description: [
      'Writes the letter that letter prints, shows every field of it and the account that it goes through, and sends it once you have said yes. Without a terminal nothing is sent.',
      'It goes from your computer to your mail server, and from there to the company: nobody else takes part. The connection is encrypted, or the password is not sent.',
      'Nothing is kept, unless --keep names a folder: then sent.csv in it says when which kind of letter went to whom, and what it said is not in it. A letter that is noted there is not sent again without a warning.',
    ],
    options: [
      [
        '--smtp URL',
        'Your mail server and your name there: smtps://USER@HOST (TLS from the start) or smtp://USER@HOST:587 (STARTTLS). Write @ in the name as %40. No password: it is asked for.',
      ],
      ['--copy', 'Send a copy to your own address as well.'],
      ['--keep DIR', 'Note in this folder that it was sent.'],
      ...letterOptionTexts,
    ],
    statuses: [
      [status.done, 'The mail server has taken the letter.'],
      [status.told, 'No letter could be written, the company has no mail address, or you said no.'],
      [status.failed, 'The mail server did not take it.'],
      [status.usage, 'The command was written wrongly, or nobody was there to say yes.'],
      [status.cannotWrite, 'It was sent, and could not be noted.'],
    ],
    environment: [
      ['QUIETPRINT_SMTP_URL', 'In place of --smtp; here it may hold the password.'],
      ['QUIETPRINT_SMTP_PASSWORD', 'The password, where it shall not be asked for.'],
      ['NODE_EXTRA_CA_CERTS', 'A file with further certificate authorities.'],
      ['DIRECTORY_FILE', 'Companies of your own, beside those of the program.'],
    ],
    files: [['DIR/sent.csv', 'Of --keep: when which kind of letter went to whom.']],
    examples: [
      [
        'quietprint letter send spotify.com --email me@example.com --country SE --smtp smtps://me%40example.com@mail.example.com',
        'Ask what a company holds.',
      ],
    ],
  },
  run: runLetterSend,
};

const options = {
  ...letterOptions,
  smtp: { type: 'string' },
  copy: { type: 'boolean', default: false },
  keep: { type: 'string' },
} as const;

async function runLetterSend(args: readonly string[], terminal: Terminal): Promise<Status> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
  const account = readAccount(values.smtp, terminal);
  const prepared = prepareLetter(positionals, values, terminal);
  if (!prepared) return status.told;
  const mail = mailFor(prepared, values.copy);
  if (!mail) return tellOtherWays(prepared, terminal);
  if (!terminal.isInteractive) throw new UsageError('Nobody is here to say yes: a letter is sent from a terminal.');
  const folder = values.keep === undefined ? null : path.resolve(terminal.folder, values.keep);
  showMail(mail, prepared, account, terminal);
  if (folder) warnOfEarlier(folder, mail, prepared, terminal);
  if (!/^y(es)?$/i.test(await terminal.ask('Send it? [y/N] '))) {
    terminal.note('Nothing was sent.\n');
    return status.told;
  }
  return sendAndNote(mail, prepared, { account, folder, terminal });
}

function mailFor({ letter, company, email }: Prepared, copiesSender: boolean): PlainMail | null {
  const to = company.addressee?.email;
  return to ? { from: email, to, copiesSender, subject: letter.subject, text: letter.text } : null;
}

function tellOtherWays({ company: { name, addressee } }: Prepared, { note }: Terminal): Status {
  const ways = [addressee?.form, addressee?.postal].filter(Boolean).join('; ');
  note(`No mail address is known of ${name}. quietprint letter prints the letter; it goes to: ${ways}\n`);
  return status.told;
}

function showMail(mail: PlainMail, { letter }: Prepared, account: URL, { note, paint }: Terminal): void {
  const field = (name: string, value: string) => `${paint.strong(`${name}:`.padEnd(11))}${value}\n`;
  const user = account.username ? `${decodeURIComponent(account.username)} at ` : '';
  note(
    [
      field('From', mail.from),
      field('To', mail.to),
      ...(mail.copiesSender ? [field('Copy', mail.from)] : []),
      field('Subject', mail.subject),
      field('Through', `${user}${account.host}`),
      field('Discloses', letter.disclosed.map(({ field: name, value }) => `${name} ${value}`).join(', ')),
      `\n${mail.text}\n\n`,
      ...letter.notes.map((one) => `${letterNoteText[one]}\n`),
    ].join(''),
  );
}

function warnOfEarlier(folder: string, { to }: PlainMail, { kind }: Prepared, { note, paint }: Terminal): void {
  const day = lastSent(folder, { to, kind });
  if (day) note(paint.unknown(`A letter of this kind went to them on ${day}.\n`));
}

const failureWords: Readonly<Record<MailFailure, string>> = {
  unsendable: 'One of the addresses cannot be written to.',
  'recipient-refused': 'The mail server refuses this recipient.',
  'message-refused': 'The mail server refuses this letter.',
  'sender-refused': 'The mail server does not let you send from this address.',
  'sign-in-refused': 'The mail server refuses the name or the password. Many providers want an app password here.',
  busy: 'The mail server asks to try again later.',
  encryption: 'The connection to the mail server could not be encrypted.',
  unreachable: 'The mail server cannot be reached.',
  timeout:
    'The mail server did not answer in time. Whether the letter went out is not known: look before you send it again.',
  unknown: 'The mail server refuses the letter.',
};

interface Sending {
  account: URL;
  folder: string | null;
  terminal: Terminal;
}

async function sendAndNote(mail: PlainMail, { company, kind }: Prepared, sending: Sending): Promise<Status> {
  const { account, folder, terminal } = sending;
  const url = await withPassword(account, terminal);
  try {
    const messageId = await sendText(url, mail);
    terminal.note(`The mail server has taken it, as ${messageId}.\n`);
    if (folder) noteSent(folder, { at: new Date(), company: company.name, to: mail.to, kind, messageId });
    return status.done;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    terminal.note(`${failureWords[error.reason]}\n`);
    return status.failed;
  }
}
