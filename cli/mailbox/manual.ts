import type { Manual } from '../command.ts';
import { status } from '../status.ts';

export const mailboxManual: Manual = {
  synopsis: ['mailbox FILE… [--json | --csv] [--sort ORDER] [--keep DIR] [--quiet] [--verbose]'],
  summary: 'find the accounts that you have in the mail that you were sent',
  description: [
    'Reads mail from files of this computer and lists the accounts that were opened with your address: who, since when, last heard of, what shows it, where it is closed and how hard that is. Asks nobody and keeps nothing. Newsletters and other senders that only write are told apart.',
    'FILE is an mbox, a zip of Google Takeout or any other, an .eml, .emlx or .olm, or a folder that holds some of them. It is read as a stream, whatever its size. Files of Outlook for Windows (.pst, .ost, .msg) are not read.',
    'What counts is in docs/mailbox.md: the page /mailbox of a server finds the same.',
  ],
  options: [
    ['--json', 'Write accounts, senders and counts as JSON, without subjects.'],
    ['--csv', 'Write the accounts as CSV, without subjects.'],
    [
      '--sort ORDER',
      'matters (the default: companies that lost data first, then those that were quiet for longest), latest, oldest or name.',
    ],
    ['--keep DIR', 'The folder that scan --keep has written: breaches are known from its catalogue.'],
    ['--quiet', 'Show the result alone.'],
    ['--verbose', 'Show the first subject of each kind of mail, and every sender.'],
  ],
  statuses: [
    [status.done, 'Mail was read, whatever was found.'],
    [status.failed, 'No mail was found, or a file cannot be read.'],
    [status.usage, 'The command was written wrongly.'],
    [status.interrupted, 'It was interrupted; what had been found until then was printed.'],
  ],
  environment: [['DIRECTORY_FILE', 'Companies of your own, beside those of the product.']],
  examples: [
    ['quietprint mailbox takeout-20261128.zip', 'A Takeout of Gmail.'],
    ['quietprint mailbox ~/Mail --csv > accounts.csv', 'A folder, for a spreadsheet.'],
  ],
};
