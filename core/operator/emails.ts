import { z } from 'zod';
import { paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** Shows an operator that mail leaves, and as whom. */
export const testMail = defineEmail({
  name: 'operator.test',
  input: z.strictObject({ at: z.iso.datetime() }),
  subject: (_input, site) => `Test mail from ${site.name}`,
  preview: () => 'Mail leaves this installation.',
  blocks: ({ at }, site) => [
    paragraph(`${site.name} sent this at ${at}, because its operator asked for a test.`),
    paragraph('It arrived, so the mail server takes what this installation sends. Nobody has to do anything.'),
  ],
});
