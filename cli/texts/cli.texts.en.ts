import { counted } from '#contract/base/plural.ts';
import { letterNoteText } from '#contract/removal/letters.ts';
import { severityLabel } from '#contract/scans/severity.ts';
import { askedWith } from '#contract/sources/listing.ts';

const sources = { one: 'source', other: 'sources' };

export default {
  written: (file: string) => `${file} was written.`,
  interrupted: 'Interrupted: this is what had been found until then.',
  scan: {
    severities: severityLabel,
    found: 'Found',
    foundByName: 'Found by a name, which others may use too',
    toDo: (steps: string) => `To do: ${steps}`,
    missing: (count: number) =>
      `${counted('en', count, { one: 'answer', other: 'answers' })} missing, which says nothing about what these sources hold`,
    clearAt: 'Nothing found at',
    toCome: (sources: string) => `Still to come: ${sources}`,
    more: (count: number) => `and ${count} more`,
    /** Beside a number, of answers. */
    counts: { found: 'found', clear: 'clear', notChecked: 'not checked', open: 'to come' },
    states: { found: 'found', clear: 'clear', 'not-checked': 'not-checked', 'left-out': 'left out' },
    earlier: '(answered earlier)',
    failedTests: 'it did not pass its tests from here',
    leftOut: (count: number) =>
      `${counted('en', count, { one: 'site', other: 'sites' })} did not pass their tests from here, and were not asked.`,
  },
  notice: {
    askedWith,
    asked: (count: number) => counted('en', count, sources),
    names: (names: string) => `${names}.`,
    namesAndMore: (names: string, more: number) => `${names} and ${more} more.`,
    asks: (count: number) => `This asks ${counted('en', count, sources)} from your own network, under your IP address.`,
    tests: (count: number) =>
      `${counted('en', count, { one: 'site', other: 'sites' })} of them are asked about others' known names first.`,
    proves:
      'Each is also asked about a name that it knows and one that nobody has, to see whether its answer can be believed. Nothing goes to us.',
    question: 'Ask them? [y/N] ',
    yes: ['y', 'yes'] as readonly string[],
  },
  page: {
    title: (address: string) => `Exposure report for ${address}`,
    exposed: (kinds: string) => `Exposed: ${kinds}.`,
    fromHere: 'asked from this computer',
    findings: 'Findings',
    none: 'None of the sources that answered knows this address.',
    sources: 'Sources',
    found: (count: number) => `${count} found`,
  },
  mailbox: {
    accounts: (count: number) => `${counted('en', count, { one: 'account', other: 'accounts' })} in this mailbox`,
    exposed: (count: number) =>
      `${counted('en', count, { one: 'company', other: 'companies' })} of these lost data while you had an account.`,
    counts: (mails: number, personal: number, spam: number, forged: number) =>
      `${counted('en', mails, { one: 'mail', other: 'mails' })} read. Not counted: ${personal} that people wrote or passed on, ${spam} in Spam and ${forged} with a forged sender.`,
    noDate: 'no date',
    breach: (year: number) => `breach of ${year}`,
    times: (since: string, last: string, proofs: string) => `since ${since}, last heard of ${last} · ${proofs}`,
    close: (url: string, difficulty: string) => `Close it: ${url} ${difficulty}`,
    write: (command: string) => `Write: ${command}`,
    writers: (count: number) => `${counted('en', count, { one: 'sender', other: 'senders' })} that only write to you`,
    listed: '--verbose lists them.',
    more: (count: number) => `and ${count} more`,
    unread: (count: number) => `${counted('en', count, { one: 'file', other: 'files' })} not read`,
    why: {
      outlook: 'only Outlook itself reads this kind of file; export the mail from it',
      broken: 'it could not be read, or not to its end',
      'no-mail': 'no mail was found in it',
    },
    progress: (done: string, all: string, mails: number, accounts: number, left: string) =>
      `${done} of ${all} MB, ${mails} mails, ${accounts} accounts so far, ${left}`,
  },
  verify: {
    holds: 'The entry stands in the signed log',
    failed: 'The proof does not hold',
    open: 'Not checked',
    entry: (id: string, action: string, outcome: string, time: string) =>
      `Entry ${id}: ${action} (${outcome}), ${time}`,
    browser: 'This browser',
    node: 'This version of Node',
  },
  letter: {
    to: (address: string) => `To: ${address}`,
    subject: (subject: string) => `Subject: ${subject}`,
    otherWays: (ways: string) => `Other ways to send it: ${ways}`,
    discloses: (fields: string) => `It discloses: ${fields}`,
    notes: letterNoteText,
    unknown: 'The directory knows no company by this name.',
    which: 'Which one? Give its id:',
    nobody: (company: string) => `Nobody is known at ${company} who could be written to.`,
    noLaw: 'No law is known that gives you such a right there. --region decides in the United States and Canada.',
    noRight: (kinds: string) => `This law has no such right. It has: ${kinds}.`,
  },
};
