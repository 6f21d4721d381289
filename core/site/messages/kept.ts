import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '#core/base/kept.ts';
import { isWrittenFrom } from './internal/written-from.ts';
import { contactMessages, contactReplies } from './schema.ts';

export const messagesKept: readonly Kept[] = [
  {
    name: 'messages',
    chapter: 'messages',
    title: 'What you wrote through the contact form',
    what: 'Your name, address, subject and message, our answers, and what staff noted down about them.',
    why: 'So that we can answer.',
    tables: [contactMessages, contactReplies],
    until: ({ retention }) => [
      'From the address of an account: until the account is erased.',
      `From another address: ${spanInWords(retention.messageDays * 86_400_000)} after the last word of either side.`,
    ],
    rows: ({ email }) => ({
      of: contactMessages,
      where: isWrittenFrom(email),
    }),
    exported: ['messages'],
  },
];
