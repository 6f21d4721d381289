import { z } from 'zod';
import { button, greeting, link, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** The link that starts a visitor's free scan and proves that the mailbox is theirs. */
export const freeScanLink = defineEmail({
  name: 'scan.link',
  // Not strict: mail that an earlier version queued has a name.
  input: z.object({ url: z.url() }),
  subject: () => 'Start your free scan',
  preview: () => 'Nothing is looked up until you open this link. It works for 24 hours.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(
      `You asked ${site.name} where this address is exposed. Anyone can type an address into a form, so we have not looked anything up yet. Open the link to confirm that this mailbox is yours and start the scan:`,
    ),
    button('Start Free Scan', url),
    paragraph(
      'A first result takes about ten seconds, and you see each answer as it arrives. Start it within 24 hours. The link then opens the result for 30 days, in the browser that opened it first; anywhere else its page can mail you a new one.',
    ),
    paragraph(
      'If this was not you, you can ignore it. Without the link nothing is looked up, and the request is deleted after 24 hours. Or tell us ',
      link('never to scan this address', new URL('/never-scan', url).href),
      ', whoever asks.',
    ),
  ],
});

/** A link for another browser than the one that opened the first. */
export const newResultLink = defineEmail({
  name: 'scan.new-link',
  input: z.strictObject({ url: z.url() }),
  subject: () => 'A new link to your result',
  preview: () => 'The earlier link was opened in another browser.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(
      `A link to a free scan at ${site.name} works in one browser. Someone with an earlier link asked for a new one, and we send it to the scanned address only:`,
    ),
    button('See My Result', url),
    paragraph('If this was not you, you can ignore it: the person who asked cannot read this mail.'),
  ],
});

/** To an address that is never to be scanned, at most once a day: only here is it said. */
export const scanNotMade = defineEmail({
  name: 'scan.not-made',
  input: z.strictObject({ url: z.url() }),
  subject: () => 'We did not scan this address',
  preview: () => 'Someone asked for it. You told us never to, and nothing was looked up.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(
      `Somebody asked ${site.name} for a scan of this address. You told us never to scan it, so nothing was looked up and the person who asked was told nothing.`,
    ),
    paragraph('Was it you, and have you changed your mind? You can take it back here, with a mail to this address:'),
    button('Allow Scans Again', url),
    paragraph('If not, there is nothing to do. We tell you of this at most once a day.'),
  ],
});

const ONE_BROWSER =
  'The link works in the browser that opens it first. Anywhere else its page can mail you a new one, as long as the result is kept.';

const closingWords = (own: boolean): string =>
  own
    ? 'You need to be signed in to read it. If you would rather not have such mail, switch off email notifications in your settings.'
    : `${ONE_BROWSER} Without an account the result is kept for 30 days.`;

/** Says that a scan is over and where to see it. What was found, and by whom, stands in no mail. */
export const scanEnded = defineEmail({
  name: 'scan.ended',
  input: z.strictObject({
    name: z.string(),
    url: z.url(),
    completed: z.boolean(),
    /** How many sources are still to come. Mail that an earlier version queued does not say. */
    waiting: z.number().default(0),
    /** Whether it belongs to an account, whose owner can do without such mail. */
    own: z.boolean(),
  }),
  subject: ({ completed }) => (completed ? 'Your scan is complete' : 'Your scan could not be finished'),
  preview: ({ completed }) =>
    completed ? 'See what each source answered.' : 'What was found before that is kept. You can start another one.',
  blocks: ({ name, url, completed, waiting, own }, site) => [
    greeting(name, site.language),
    paragraph(
      completed
        ? `Your free scan at ${site.name} is complete. What each source answered, and what to do about it, is on its page:`
        : `Your free scan at ${site.name} could not be finished. Its page says how far it got, and you can start another one there:`,
    ),
    button(completed ? 'See My Result' : 'See What Happened', url),
    ...(waiting > 0 ? [paragraph(waitingWords(waiting))] : []),
    paragraph(closingWords(own)),
  ],
});

const waitingWords = (waiting: number): string =>
  waiting === 1
    ? 'One source is still to come, as it takes only so many questions at a time. We ask it within a day, add what it says to the result, and write to you once more when it has answered.'
    : `${waiting} sources are still to come, as they take only so many questions at a time. We ask them within a day, add what they say to the result, and write to you once more when they have answered.`;

/** Says that what a scan had to wait for has come in. What was found, and by whom, stands in no mail. */
export const scanAmended = defineEmail({
  name: 'scan.amended',
  input: z.strictObject({
    name: z.string(),
    url: z.url(),
    /** Sources that answered after the scan had ended. */
    answered: z.number().min(1),
    /** Those that did not within a day. */
    unanswered: z.number(),
    own: z.boolean(),
  }),
  subject: () => 'The rest of your scan is in',
  preview: () => 'Your result now counts the sources that were still to come.',
  blocks: ({ name, url, answered, unanswered, own }, site) => [
    greeting(name, site.language),
    paragraph(
      `When your free scan at ${site.name} was complete, some sources were still to come. ${answered === 1 ? 'One of them has' : `${answered} of them have`} answered since. The result, and its score, now count what ${answered === 1 ? 'it' : 'they'} said:`,
    ),
    button('See My Result', url),
    ...(unanswered > 0
      ? [
          paragraph(
            `${unanswered === 1 ? 'One did' : `${unanswered} did`} not answer within a day. The result says which, and you can ask ${unanswered === 1 ? 'it' : 'them'} again there.`,
          ),
        ]
      : []),
    paragraph(closingWords(own)),
  ],
});

/** Takes back what a source said that was caught lying since. Which source, and what it said, stands in no mail. */
export const answerWithdrawn = defineEmail({
  name: 'scan.answer-withdrawn',
  input: z.strictObject({
    name: z.string(),
    /** The newest of those that are concerned. */
    scans: z.array(z.strictObject({ date: z.string(), url: z.url() })).min(1),
    own: z.boolean(),
  }),
  subject: () => 'We have to correct your scan',
  preview: () => 'One source failed our test, so its answer no longer counts.',
  blocks: ({ name, scans, own }, site) => [
    greeting(name, site.language),
    paragraph(
      `${site.name} tests its sources with questions whose answers are known. One of those that your scan asked has just failed: it said that it knew what cannot exist, or missed what it is known to have. So we no longer believe what it said about you, and have withdrawn it.`,
    ),
    paragraph(
      'Your report now counts that source as not checked, and everything else in it is as it was. Its score was worked out again and may have changed. If you had started to deal with something that is no longer listed, you can leave it.',
    ),
    ...scans.map(({ date, url }) => button(`See Your Scan of ${date}`, url)),
    paragraph(own ? 'You need to be signed in to read it.' : ONE_BROWSER),
  ],
});
