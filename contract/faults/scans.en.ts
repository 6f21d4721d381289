/** What is refused of scans and their reports. */
export default {
  'link-unknown':
    'It leads to no scan, or no longer does: a link starts a scan within 24 hours, and opens the result for 30 days after that. A result that you keep in an account is found there. Open the link exactly as it is in the mail, or start a new free scan.',
  'link-elsewhere':
    'For your privacy a link works in one browser only, and another one has opened this link. We can mail a new link to the same address.',
  'link-expired': 'This link has expired. Start a new free scan, and we will send you a fresh one.',
  'link-without-result': 'This link leads to no result. Start a new free scan.',
  'link-not-fresh': 'The link in your mail was opened here a while ago, or elsewhere. Open it again, and try then.',
  'no-spelling': 'Choose a spelling, or type one.',
  'spelling-unknown': (address: string | number) =>
    `We do not know that mail to ${address} reaches the same mailbox. Start a free scan of it instead: its link goes there.`,
  'proven-yours': 'This is proven to be yours.',
  'source-answered': 'This source has answered already.',
  'no-report': 'This scan has no report. Its page says how it went.',
};
