import { plural } from '#contract/base/formats.ts';
import type { MailboxAccounts, UnreadFile } from '#contract/mailbox/find-accounts.ts';
import { type FoundAccount, nameOf, proofWords } from '#contract/mailbox/found-list.ts';
import english from '#contract/mailbox/mailbox-words.texts.en.ts';
import companyWords from '#contract/removal/company.texts.en.ts';
import { wrapText } from '../manual.ts';
import type { Paint } from '../terminal.ts';

interface Style {
  paint: Paint;
  width: number;
  isVerbose: boolean;
}

const unreadWords: Readonly<Record<UnreadFile['why'], string>> = {
  outlook: 'only Outlook itself reads this kind of file; export the mail from it',
  broken: 'it could not be read, or not to its end',
  'no-mail': 'no mail was found in it',
};

/** Files that are listed one by one. */
const MOST_UNREAD = 20;

const dayOf = (time: number | null): string => (time === null ? 'no date' : new Date(time).toISOString().slice(0, 10));

/** What a mailbox says, as a person reads it in a terminal. @param accounts in the order in which they are shown */
export function mailboxText(accounts: readonly FoundAccount[], found: MailboxAccounts, style: Style): string {
  const exposed = accounts.filter(({ isExposed }) => isExposed).length;
  const head = [
    style.paint.strong(`${plural(accounts.length, 'account')} in this mailbox`),
    ...(exposed > 0 ? [`${plural(exposed, 'company', 'companies')} of these lost data while you had an account.`] : []),
    wrapText(countsText(found), { width: style.width, indent: 0 }),
  ];
  const parts = [head.join('\n'), accounts.map((account) => accountText(account, style)).join('\n')];
  return `${[...parts, ...writersText(found, style), ...unreadText(found, style)].filter(Boolean).join('\n\n')}\n`;
}

const countsText = ({ mails, ignored: { personal, spam, forged } }: MailboxAccounts): string =>
  `${plural(mails, 'mail')} read. Not counted: ${personal} that people wrote or passed on, ${spam} in Spam and ${forged} with a forged sender.`;

function accountText(account: FoundAccount, { paint, width, isVerbose }: Style): string {
  const { domain, since, last, company, isExposed, proofs } = account;
  const breach = company?.breached ? [`breach of ${company.breached}`] : [];
  const name = paint.strong(nameOf(account));
  const lines = [
    `since ${dayOf(since)}, last heard of ${dayOf(last)} · ${proofWords(account, english)}`,
    ...(company?.account
      ? [`Close it: ${company.account.url} ${companyWords.difficulties[company.account.difficulty]}`]
      : []),
    ...(company?.hasLetter && company.id ? [`Write: quietprint letter ${company.id} --email … --country …`] : []),
    ...(isVerbose ? proofs.map(({ date, subject }) => `${dayOf(date)} ${stripControls(subject)}`) : []),
  ];
  return [
    `${name} ${paint.dim(`(${domain})`)}${breach.map((text) => ` · ${isExposed ? paint.found(text) : text}`).join('')}`,
    ...lines.map((line) => wrapText(line, { width, indent: 4 })),
  ].join('\n');
}

/** A subject is somebody else's text: nothing in it moves the cursor. */
const stripControls = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, ' ').slice(0, 200);

function writersText({ writers }: MailboxAccounts, { paint, width, isVerbose }: Style): string[] {
  if (writers.length === 0) return [];
  const title = paint.strong(`${plural(writers.length, 'sender')} that only write to you`);
  const shown = isVerbose ? writers.map(({ domain }) => domain).join(', ') : '--verbose lists them.';
  return [`${title}\n${wrapText(shown, { width, indent: 2 })}`];
}

function unreadText({ unread }: MailboxAccounts, { paint, width }: Style): string[] {
  if (unread.length === 0) return [];
  const more = unread.length > MOST_UNREAD ? [`  and ${unread.length - MOST_UNREAD} more`] : [];
  const lines = unread
    .slice(0, MOST_UNREAD)
    .map(({ name, why }) => wrapText(`${stripControls(name)}: ${unreadWords[why]}.`, { width, indent: 2 }));
  return [[paint.strong(`${plural(unread.length, 'file')} not read`), ...lines, ...more].join('\n')];
}
