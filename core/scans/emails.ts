import { z } from 'zod';
import { addressIn } from '#contract/base/translated-pages.ts';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

/** The link that starts a visitor's free scan and proves that the mailbox is theirs. */
export const freeScanLink = defineEmail({
  name: 'scan.link',
  // Not strict: mail that an earlier version queued has a name.
  input: z.object({ url: z.url() }),
  subject: (_input, { language }) => mailTexts[language].start.subject,
  preview: (_input, { language }) => mailTexts[language].start.preview,
  blocks({ url }, { language, name: product }) {
    const texts = mailTexts[language].start;
    return [
      greeting(null, language),
      paragraph(texts.asked(product)),
      button(texts.button, url),
      paragraph(texts.browser),
      paragraph(...texts.ifNot(new URL(addressIn(language, '/never-scan'), url).href)),
    ];
  },
});

/** A link for another browser than the one that opened the first. */
export const newResultLink = defineEmail({
  name: 'scan.new-link',
  input: z.strictObject({ url: z.url() }),
  subject: (_input, { language }) => mailTexts[language].newLink.subject,
  preview: (_input, { language }) => mailTexts[language].newLink.preview,
  blocks({ url }, { language, name: product }) {
    const { newLink, seeResult } = mailTexts[language];
    return [
      greeting(null, language),
      paragraph(newLink.asked(product)),
      button(seeResult, url),
      paragraph(newLink.ifNot),
    ];
  },
});

/** To an address that is never to be scanned, at most once a day: only here is it said. */
export const scanNotMade = defineEmail({
  name: 'scan.not-made',
  input: z.strictObject({ url: z.url() }),
  subject: (_input, { language }) => mailTexts[language].notMade.subject,
  preview: (_input, { language }) => mailTexts[language].notMade.preview,
  blocks({ url }, { language, name: product }) {
    const texts = mailTexts[language].notMade;
    return [
      greeting(null, language),
      paragraph(texts.asked(product)),
      paragraph(texts.changed),
      button(texts.button, url),
      paragraph(texts.ifNot),
    ];
  },
});

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
  subject: ({ completed }, { language }) => mailTexts[language].ended[completed ? 'completed' : 'failed'].subject,
  preview: ({ completed }, { language }) => mailTexts[language].ended[completed ? 'completed' : 'failed'].preview,
  blocks({ name, url, completed, waiting, own }, { language, name: product }) {
    const texts = mailTexts[language];
    const end = texts.ended[completed ? 'completed' : 'failed'];
    return [
      greeting(name, language),
      paragraph(end.text(product)),
      button(end.button, url),
      ...(waiting > 0 ? [paragraph(texts.ended.waiting(waiting))] : []),
      paragraph(own ? texts.own : texts.kept),
    ];
  },
});

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
  subject: (_input, { language }) => mailTexts[language].amended.subject,
  preview: (_input, { language }) => mailTexts[language].amended.preview,
  blocks({ name, url, answered, unanswered, own }, { language, name: product }) {
    const texts = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(texts.amended.answered(product, answered)),
      button(texts.seeResult, url),
      ...(unanswered > 0 ? [paragraph(texts.amended.unanswered(unanswered))] : []),
      paragraph(own ? texts.own : texts.kept),
    ];
  },
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
  subject: (_input, { language }) => mailTexts[language].withdrawn.subject,
  preview: (_input, { language }) => mailTexts[language].withdrawn.preview,
  blocks({ name, scans, own }, { language, name: product }) {
    const { withdrawn, signIn, oneBrowser } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(withdrawn.failed(product)),
      paragraph(withdrawn.now),
      ...scans.map(({ date, url }) => button(withdrawn.see(date), url)),
      paragraph(own ? signIn : oneBrowser),
    ];
  },
});
