import { z } from 'zod';
import { button, greeting, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

export const webhookOff = defineEmail({
  name: 'webhook.disabled',
  input: z.strictObject({ name: z.string().nullable(), host: z.string(), result: z.string(), url: z.url() }),
  subject: () => 'A webhook was switched off',
  preview: ({ host }) => `${host} has not taken any event for a day.`,
  blocks: ({ name, host, result, url }, { language }) => [
    greeting(name, language),
    paragraph(
      'Your webhook to ',
      strong(host),
      ` was switched off: it took no event for a day. The last result: ${result}.`,
    ),
    paragraph('Its log stays for 30 days. Switch it on again when the address works; each event can be sent again.'),
    button('Open Webhooks', url),
  ],
});
