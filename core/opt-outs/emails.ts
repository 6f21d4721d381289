import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const input = z.strictObject({ url: z.url() });

/** Puts the address on the list. It names nobody: who asked may not be who reads it. */
export const optOutBeginning = defineEmail({
  name: 'opt-out.beginning',
  input,
  subject: () => 'Never scan this address?',
  preview: () => 'Nothing changes until you confirm. The link works for 24 hours.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(
      `Somebody asked ${site.name} never to scan this address. Only whoever reads this mailbox can decide that, so we ask you. Confirm, and we look this address up for nobody, you included, until you take it back:`,
    ),
    button('Never Scan This Address', url),
    paragraph(
      'We keep a keyed fingerprint of the address and the day, nothing else, and it stays when an account is erased. The link works for 24 hours, and once.',
    ),
    paragraph('If you did not ask for this, you can ignore it: nothing changes.'),
  ],
});

/** Takes the address off the list. */
export const optOutEnding = defineEmail({
  name: 'opt-out.ending',
  input,
  subject: () => 'This address is never scanned',
  preview: () => 'It stays that way unless you confirm otherwise. The link works for 24 hours.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(
      `Somebody asked about this address at ${site.name}. You told us never to scan it, and we do not. If you have changed your mind, confirm, and it may be scanned again by whoever reads this mailbox:`,
    ),
    button('Allow Scans Again', url),
    paragraph('If you have not, there is nothing to do: it stays as it is. The link works for 24 hours, and once.'),
  ],
});
