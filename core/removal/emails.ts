import { z } from 'zod';
import { button, greeting, list, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

/** What the subject is about, where a mail says several things. */
function mainOf({ late, back }: { late: number; back: number }) {
  if (back > 0) return 'back';
  return late > 0 ? 'late' : 'soon';
}

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
  subject: (counts, { language }) => mailTexts[language][mainOf(counts)].subject,
  preview: (counts, { language }) => mailTexts[language][mainOf(counts)].preview,
  blocks({ name, soon, late, back, url, settingsUrl }, { language }) {
    const texts = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(texts.asked),
      list(
        ...(back > 0 ? [texts.back.text(back)] : []),
        ...(late > 0 ? [texts.late.text(late)] : []),
        ...(soon > 0 ? [texts.soon.text(soon)] : []),
      ),
      button(texts.see, url),
      paragraph(texts.note),
      paragraph(...texts.choose(settingsUrl)),
    ];
  },
});
