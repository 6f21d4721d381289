import { counted } from '#contract/base/plural.ts';
import { blankFreeScan, scanNotStarted } from '#contract/scans/types.ts';

export default {
  title: 'Free Privacy Scan',
  lead: 'Where your email address turns up, source by source, with a score you can check.',
  form: 'Free scan',
  name: 'Name',
  email: 'Email',
  start: 'Start Free Scan',
  starting: 'Starting…',
  visitorsHint: 'Free, and no account needed. Please scan only an address that is yours.',
  customersHint: 'Free. You can scan the address that you confirmed.',
  forCustomers: 'Your address is confirmed, so the scan begins at once, and you watch each source answer.',
  forVisitors: 'We mail a link to the address. Opening it proves that the mailbox is yours; then the scan begins.',
  close: 'Close',
  cancel: 'Cancel',
  blank: blankFreeScan,
  marked: 'Please check the fields that are marked.',
  notStarted: scanNotStarted,
  mailed: {
    title: 'Free Scan Started',
    description: 'We have sent you an email. Open its link and your scan begins.',
  },
  started: {
    title: 'Free Scan Started',
    description: 'You can watch it here, or close the page: it carries on.',
  },
  noMailServer: 'This installation has no mail server. [Open the local mailbox].',
  openMail: (provider: string) => `Open ${provider}`,
  sendAgain: 'Send the email again',
  again: 'Send again',
  sending: 'Sending…',
  noEmail: 'No email after a minute? Look in the spam folder.',
  anotherIn: (minutes: number) =>
    `We can send another one in ${counted('en', minutes, { one: 'minute', other: 'minutes' })}.`,
  anotherNow: 'We can send another one now.',
  wrongAddress: 'Wrong address? [Change it]',
  check: 'Check',
  opened: 'Your scan has started',
  openedText:
    'The link was opened in another browser, and the result is shown there. To see it here as well, open the same link in this browser.',
  linkSent: 'We have sent a link to this address. Open it, and your scan starts.',
  goesOn: 'This page then continues by itself.',
  works: 'The link works for 24 hours.',
};
