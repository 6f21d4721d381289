import { z } from 'zod';
import { button, greeting, link, list, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const countRequests = (count: number) => (count === 1 ? 'one request' : `${count} requests`);

/** Tells of answers that are due soon or late, and of what is listed again. It names no company: whom somebody writes to is theirs alone. */
export const removalReminder = defineEmail({
  name: 'removal.reminder',
  input: z.strictObject({
    name: z.string(),
    soon: z.number().int().min(0),
    late: z.number().int().min(0),
    /** Seen gone, and found again since. */
    back: z.number().int().min(0).default(0),
    url: z.url(),
    settingsUrl: z.url(),
  }),
  subject: ({ late, back }) => {
    if (back > 0) return 'Something that was gone is listed again';
    return late > 0 ? 'An answer to your request is late' : 'An answer to your request is due soon';
  },
  preview: ({ late, back }) => {
    if (back > 0) return 'You can write to the company once more.';
    return late > 0 ? 'The next step is ready.' : 'There is nothing to do yet.';
  },
  blocks: ({ name, soon, late, back, url, settingsUrl }, { language }) => [
    greeting(name, language),
    paragraph('You have asked companies about your data, and told us that you sent the letters.'),
    list(
      ...(back > 0
        ? [
            `For ${countRequests(back)}, we had seen that your data was gone. A check has now found it again, so the request is open again.`,
          ]
        : []),
      ...(late > 0
        ? [
            `The time for an answer has passed for ${countRequests(late)}. If none has come, a reminder is ready to send.`,
          ]
        : []),
      ...(soon > 0 ? [`An answer is due within three working days for ${countRequests(soon)}.`] : []),
    ),
    button('See Your Requests', url),
    paragraph('Has an answer come? Note it there, and the next step follows from it.'),
    paragraph(link('Choose which mail you get', settingsUrl), '.'),
  ],
});
