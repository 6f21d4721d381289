import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** The link that starts a visitor's free scan and proves that the mailbox is theirs. */
export const freeScanLink = defineEmail({
  name: 'scan.link',
  input: z.strictObject({ name: z.string(), url: z.url() }),
  subject: () => 'Start your free scan',
  preview: () => 'Nothing is looked up until you open this link. It works for 24 hours.',
  blocks: ({ name, url }, site) => [
    greeting(name),
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
