import { counted } from '#contract/base/plural.ts';
import words from '#contract/mailbox/mailbox-words.texts.en.ts';
import companyWords from '#contract/removal/company.texts.en.ts';

export default {
  words,
  title: 'Read your mailbox',
  description:
    'Find the accounts that you have, from the mails that you were sent. Your browser reads them: nothing leaves it.',
  lead: 'Your mail knows where you have accounts. Your own browser finds them: since when, what shows it, and how to close them. Nothing of it leaves this device.',

  choose: 'Choose mail',
  notLoaded: 'What reads your files did not load. Check your connection, and load the page again.',
  drop: 'Drop an mbox file, a Takeout zip or .eml files here, or',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  files: 'Mail files',
  folder: 'Folder of mail',
  needsScripts: 'Your browser reads the files itself, and needs JavaScript for it.',

  reading: 'Reading',
  paused: 'Paused',
  readingHere: 'Reading on this device',
  read: 'Mail read',
  opening: 'Opening the files',
  progress: (read: string, total: string, mails: string, accounts: number) =>
    `${read} of ${total} MB, ${mails} mails, ${counted('en', accounts, { one: 'account', other: 'accounts' })} so far`,
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop and show what was found',

  found: 'Accounts found',
  accountsFound: (count: number) => `${counted('en', count, { one: 'account', other: 'accounts' })} in this mailbox`,
  exposed: (count: number) =>
    `${counted('en', count, { one: 'company', other: 'companies' })} of these lost data while you had an account.`,
  leftOut: (mails: string, personal: string, spam: string, forged: string) =>
    `${mails} mails were read. Not counted: ${personal} that people wrote or passed on, ${spam} in Spam and ${forged} with a forged sender.`,
  search: 'Search',
  sort: 'Sort by',
  orders: {
    matters: 'What matters first',
    latest: 'Last heard of',
    oldest: 'Oldest account',
    name: 'Name',
  },
  noneCalledSo: 'None of them is called so.',
  showMore: (count: number) => `Show ${count} more`,
  save: 'Save as CSV',
  again: 'Read other files',
  unread: (count: number) => (count === 1 ? 'One file was not read' : `${count} files were not read`),
  unreadFile: (name: string, why: string) => `“${name}”: ${why}`,
  unreadWhy: {
    outlook: 'Only Outlook itself reads this kind of file. Below it says how to export mail in another one.',
    broken: 'It could not be read, or not to its end.',
    'no-mail': 'No mail was found in it.',
  },
  writers: (count: number) => `${counted('en', count, { one: 'sender', other: 'senders' })} that only write to you`,
  writersText: 'Newsletters, lists and notices. They have your address, and no mail shows an account or an order.',
  writer: (domain: string, mails: number) => `${domain}, ${counted('en', mails, { one: 'mail', other: 'mails' })}`,

  noDate: 'No date known',
  since: (day: string) => `Since ${day}`,
  sinceAndLast: (since: string, last: string) => `Since ${since}, last heard of on ${last}`,
  sinceYear: (year: number) => `since ${year}`,
  breach: (year: number) => `Breach of ${year}`,
  breachDuring: (year: number) =>
    `The company lost data in ${year}, when the account was there. Change its password wherever you used it.`,
  breachBefore: (year: number) => `The company lost data in ${year}, before the first mail that shows the account.`,
  shownBy: (what: string) => `Shown by: ${what}.`,
  subjects: 'Mails that show it',
  subject: (subject: string) => `“${subject || 'No subject'}”`,
  noWay: (domain: string) => `No way to close it is in our directory. Look for “privacy” on ${domain}.`,
  close: (host: string) => `Close the account at ${host}`,
  difficulties: companyWords.difficulties,
  write: (company: string) => `Write your letter to ${company}`,
  writeHint: 'Signed in, with your name and the law of your country.',

  plan: 'Add accounts to your plan',
  planText:
    'For those who have an account here. Choose what you want to close; you see what is sent before it is. [Sign in first, in another tab], as this page forgets your list when it is left.',
  accounts: 'Accounts',
  show: 'Show What Is Sent',
  sent: 'Exactly these lines are sent to this site: the domain, and the days of the first and the last mail. Nothing is kept before you confirm it there.',
  send: 'Send These Lines',

  happens: 'What happens to your mail',
  happensText: [
    'Your browser reads the files on this device. It looks at the header and the first words of each mail, and keeps neither. What is known about companies is loaded with this page, before you choose a file. The page then may not connect to anybody, us included: its policy forbids it, and your browser enforces that. Only what you yourself add to your plan is sent, after you have seen it. When you close the page, the list is gone.',
    'A mail counts when it shows an account or an order: a welcome, an address to confirm, a security code, a new sign-in, a changed password, a receipt. Newsletters are listed apart. Spam, forged senders and what people passed on to you do not count. An account whose mails you have deleted cannot be found.',
  ],
  howToExport: 'How to get your mail as a file',
  exports: [
    '[Gmail:] open Google Takeout, choose Mail alone, and download the zip.',
    '[Apple Mail:] choose a mailbox, then “Export Mailbox” in the Mailbox menu. Then choose the folder.',
    '[Thunderbird:] choose the folder of your profile that holds the mail; its files are mbox.',
    '[Outlook for Mac:] export from the File menu, and choose the .olm file.',
    '[Outlook for Windows:] only Outlook reads its .pst and .msg files. Drag the messages into a folder as .eml in the new Outlook, or open the account in Thunderbird and use its files.',
    '[Proton, Fastmail and others:] export as mbox or .eml, and choose the folder.',
  ],
};
