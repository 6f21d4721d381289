import type { Language } from '#contract/base/languages.ts';
import type { MailboxAccounts } from '#contract/mailbox/find-accounts.ts';
import { type FoundAccount, nameOf, proofWords } from '#contract/mailbox/found-list.ts';
import { wrapText } from '../manual.ts';
import type { Paint } from '../terminal.ts';
import { cliTexts } from '../texts/cli-texts.ts';
import { companyTexts, mailboxTexts } from '../texts/mailbox-texts.ts';

interface Style {
  paint: Paint;
  width: number;
  isVerbose: boolean;
  language: Language;
}

/** Files that are listed one by one. */
const MOST_UNREAD = 20;

const dayOf = (time: number | null, language: Language): string =>
  time === null ? cliTexts[language].mailbox.noDate : new Date(time).toISOString().slice(0, 10);

/** What a mailbox says, as a person reads it in a terminal. @param accounts in the order in which they are shown */
export function mailboxText(accounts: readonly FoundAccount[], found: MailboxAccounts, style: Style): string {
  const texts = cliTexts[style.language].mailbox;
  const exposed = accounts.filter(({ isExposed }) => isExposed).length;
  const { personal, spam, forged } = found.ignored;
  const head = [
    style.paint.strong(texts.accounts(accounts.length)),
    ...(exposed > 0 ? [texts.exposed(exposed)] : []),
    wrapText(texts.counts(found.mails, personal, spam, forged), { width: style.width, indent: 0 }),
  ];
  const parts = [head.join('\n'), accounts.map((account) => accountText(account, style)).join('\n')];
  return `${[...parts, ...writersText(found, style), ...unreadText(found, style)].filter(Boolean).join('\n\n')}\n`;
}

function accountText(account: FoundAccount, { paint, width, isVerbose, language }: Style): string {
  const texts = cliTexts[language].mailbox;
  const { domain, since, last, company, isExposed, proofs } = account;
  const breach = company?.breached ? [texts.breach(company.breached)] : [];
  const name = paint.strong(nameOf(account));
  const lines = [
    texts.times(dayOf(since, language), dayOf(last, language), proofWords(account, mailboxTexts[language])),
    ...(company?.account
      ? [texts.close(company.account.url, companyTexts[language].difficulties[company.account.difficulty])]
      : []),
    ...(company?.hasLetter && company.id ? [texts.write(`quietprint letter ${company.id} --email … --country …`)] : []),
    ...(isVerbose ? proofs.map(({ date, subject }) => `${dayOf(date, language)} ${stripControls(subject)}`) : []),
  ];
  return [
    `${name} ${paint.dim(`(${domain})`)}${breach.map((text) => ` · ${isExposed ? paint.found(text) : text}`).join('')}`,
    ...lines.map((line) => wrapText(line, { width, indent: 4 })),
  ].join('\n');
}

/** A subject is somebody else's text: nothing in it moves the cursor. */
const stripControls = (text: string): string => text.replace(/\p{Cc}|\p{Cf}/gu, ' ').slice(0, 200);

function writersText({ writers }: MailboxAccounts, { paint, width, isVerbose, language }: Style): string[] {
  if (writers.length === 0) return [];
  const texts = cliTexts[language].mailbox;
  const title = paint.strong(texts.writers(writers.length));
  const shown = isVerbose ? writers.map(({ domain }) => domain).join(', ') : texts.listed;
  return [`${title}\n${wrapText(shown, { width, indent: 2 })}`];
}

function unreadText({ unread }: MailboxAccounts, { paint, width, language }: Style): string[] {
  if (unread.length === 0) return [];
  const texts = cliTexts[language].mailbox;
  const more = unread.length > MOST_UNREAD ? [`  ${texts.more(unread.length - MOST_UNREAD)}`] : [];
  const lines = unread
    .slice(0, MOST_UNREAD)
    .map(({ name, why }) => wrapText(`${stripControls(name)}: ${texts.why[why]}.`, { width, indent: 2 }));
  return [[paint.strong(texts.unread(unread.length)), ...lines, ...more].join('\n')];
}
