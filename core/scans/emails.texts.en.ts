import { link } from '#platform/mail/blocks.ts';

const oneBrowser =
  'The link works in the browser that opens it first. Anywhere else its page can mail you a new one, as long as the result is kept.';

const english = {
  seeResult: 'See My Result',
  oneBrowser,
  signIn: 'You need to be signed in to read it.',
  /** At the end of a mail about a scan that belongs to an account. */
  own: 'You need to be signed in to read it. If you would rather not have such mail, switch off email notifications in your settings.',
  kept: `${oneBrowser} Without an account the result is kept for 30 days.`,
  start: {
    subject: 'Start your free scan',
    preview: 'Nothing is looked up until you open this link. It works for 24 hours.',
    asked: (product: string) =>
      `You asked ${product} where this address is exposed. Anyone can type an address into a form, so we have not looked anything up yet. Open the link to confirm that this mailbox is yours and start the scan:`,
    button: 'Start Free Scan',
    browser:
      'A first result takes about ten seconds, and you see each answer as it arrives. Start it within 24 hours. The link then opens the result for 30 days, in the browser that opened it first; anywhere else its page can mail you a new one.',
    ifNot: (neverScanUrl: string) => [
      'If this was not you, you can ignore it. Without the link nothing is looked up, and the request is deleted after 24 hours. Or tell us ',
      link('never to scan this address', neverScanUrl),
      ', whoever asks.',
    ],
  },
  newLink: {
    subject: 'A new link to your result',
    preview: 'The earlier link was opened in another browser.',
    asked: (product: string) =>
      `A link to a free scan at ${product} works in one browser. Someone with an earlier link asked for a new one, and we send it to the scanned address only:`,
    ifNot: 'If this was not you, you can ignore it: the person who asked cannot read this mail.',
  },
  notMade: {
    subject: 'We did not scan this address',
    preview: 'Someone asked for it. You told us never to, and nothing was looked up.',
    asked: (product: string) =>
      `Somebody asked ${product} for a scan of this address. You told us never to scan it, so nothing was looked up and the person who asked was told nothing.`,
    changed: 'Was it you, and have you changed your mind? You can take it back here, with a mail to this address:',
    button: 'Allow Scans Again',
    ifNot: 'If not, there is nothing to do. We tell you of this at most once a day.',
  },
  ended: {
    completed: {
      subject: 'Your scan is complete',
      preview: 'See what each source answered.',
      text: (product: string) =>
        `Your free scan at ${product} is complete. What each source answered, and what to do about it, is on its page:`,
      button: 'See My Result',
    },
    failed: {
      subject: 'Your scan could not be finished',
      preview: 'What was found before that is kept. You can start another one.',
      text: (product: string) =>
        `Your free scan at ${product} could not be finished. Its page says how far it got, and you can start another one there:`,
      button: 'See What Happened',
    },
    waiting: (count: number) =>
      count === 1
        ? 'One source is still to come, as it takes only so many questions at a time. We ask it within a day, add what it says to the result, and write to you once more when it has answered.'
        : `${count} sources are still to come, as they take only so many questions at a time. We ask them within a day, add what they say to the result, and write to you once more when they have answered.`,
  },
  amended: {
    subject: 'The rest of your scan is in',
    preview: 'Your result now counts the sources that were still to come.',
    answered: (product: string, count: number) =>
      count === 1
        ? `When your free scan at ${product} was complete, some sources were still to come. One of them has answered since. The result, and its score, now count what it said:`
        : `When your free scan at ${product} was complete, some sources were still to come. ${count} of them have answered since. The result, and its score, now count what they said:`,
    unanswered: (count: number) =>
      count === 1
        ? 'One did not answer within a day. The result says which, and you can ask it again there.'
        : `${count} did not answer within a day. The result says which, and you can ask them again there.`,
  },
  withdrawn: {
    subject: 'We have to correct your scan',
    preview: 'One source failed our test, so its answer no longer counts.',
    failed: (product: string) =>
      `${product} tests its sources with questions whose answers are known. One of those that your scan asked has just failed: it said that it knew what cannot exist, or missed what it is known to have. So we no longer believe what it said about you, and have withdrawn it.`,
    now: 'Your report now counts that source as not checked, and everything else in it is as it was. Its score was worked out again and may have changed. If you had started to deal with something that is no longer listed, you can leave it.',
    see: (day: string) => `See Your Scan of ${day}`,
  },
};

export default english;
