import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** The link that starts a visitor's free scan and proves that the mailbox is theirs. */
export const freeScanLink = defineEmail({
  name: 'scan.link',
  // Not strict: mail that an earlier version queued has a name.
  input: z.object({ url: z.url() }),
  subject: () => 'Start your free scan',
  preview: () => 'Nothing is looked up until you open this link. It works for 24 hours.',
  blocks: ({ url }, site) => [
    greeting(null),
    paragraph(
      `Someone, we hope you, asked ${site.name} to look up where this address is exposed. Anybody can type an address into a form, so we have looked up nothing yet. Open the link to show that this mailbox is yours and start the scan:`,
    ),
    button('Start Free Scan', url),
    paragraph(
      'The scan takes about half a minute, and you see each answer as it arrives. Start it within 24 hours; the same link then opens the result for 7 days. Keep it to yourself: whoever has it can read the result.',
    ),
    paragraph(
      'If you did not ask for this, you can ignore it. Without the link nothing is looked up, and the request is deleted after 24 hours.',
    ),
  ],
});

/** Says that a scan is over and where to see it. What was found, and by whom, stands in no mail. */
export const scanEnded = defineEmail({
  name: 'scan.ended',
  input: z.strictObject({
    name: z.string(),
    url: z.url(),
    completed: z.boolean(),
    /** Whether it belongs to an account, whose owner can do without such mail. */
    own: z.boolean(),
  }),
  subject: ({ completed }) => (completed ? 'Your scan is complete' : 'Your scan could not be finished'),
  preview: ({ completed }) =>
    completed ? 'Every source has had its turn.' : 'What was found until then is kept. You can start another one.',
  blocks: ({ name, url, completed, own }, site) => [
    greeting(name),
    paragraph(
      completed
        ? `Your free scan at ${site.name} has ended. What each source answered, and what to do about it, is on its page:`
        : `Your free scan at ${site.name} could not be finished. Its page says how far it came, and you can start another one there:`,
    ),
    button(completed ? 'See My Result' : 'See What Happened', url),
    paragraph(
      own
        ? 'You need to be signed in to read it. If you would rather not have such mail, switch off email notifications in your settings.'
        : 'The link works for 7 days. Keep it to yourself: whoever has it can read the result. Without an account the result is deleted after 30 days.',
    ),
  ],
});
