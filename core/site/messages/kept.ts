import type { Kept } from '#core/base/kept.ts';
import { isWrittenFrom } from './internal/written-from.ts';
import { contactMessages, contactReplies } from './schema.ts';

export const messagesKept: readonly Kept[] = [
  {
    name: 'messages',
    chapter: 'messages',
    tables: [contactMessages, contactReplies],
    until: ({ retention }, { things, span }) => things.messages.until(span(retention.messageDays * 86_400_000)),
    rows: ({ email }) => ({
      of: contactMessages,
      where: isWrittenFrom(email),
    }),
    exported: ['messages'],
  },
];
