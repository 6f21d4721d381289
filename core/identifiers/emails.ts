import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** The link that shows that a further mailbox is theirs. It names nobody: who asked may not be who reads it. */
export const identifierLink = defineEmail({
  name: 'identifier.link',
  input: z.strictObject({ url: z.url() }),
  subject: () => 'Confirm this email address',
  preview: () => 'Nothing is looked up about it until you confirm. The link works for 1 hour, and once.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(
      `Somebody with an account at ${site.name} says that this mailbox is theirs too, and wants their scans to look for it. If that was you, open the link while you are signed in and confirm:`,
    ),
    button('Confirm This Address', url),
    paragraph(
      'The link works for 1 hour, once, and only in the account that asked for it. Until then nothing is looked up about this address.',
    ),
    paragraph('If it was not you, you can ignore this mail. Whoever asked will be shown nothing.'),
  ],
});
