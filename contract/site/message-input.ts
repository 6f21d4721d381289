import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';
import { longestMessageNotes, longestReply, messageStatuses } from './messages.ts';

/** What staff write: line breaks stay, other control characters go. */
const textSchema = (most: number) =>
  z
    .string()
    .transform((value) =>
      value
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]+/gu, ' ')
        .trim(),
    )
    .pipe(z.string().max(most, fault('too-long', most)));

const change = z.strictObject({ messageId: z.uuid(), version: z.coerce.number().int().min(1) });

export const messageStatusInput = change.extend({ status: z.enum(messageStatuses) });
export type MessageStatusInput = z.output<typeof messageStatusInput>;

export const messageNotesInput = change.extend({ notes: textSchema(longestMessageNotes) });
export type MessageNotesInput = z.output<typeof messageNotesInput>;

export const messageReplyInput = change.extend({
  /** Given by the form, so that a repeated post sends one mail. */
  replyId: z.uuid(),
  text: textSchema(longestReply).pipe(z.string().min(1, fault('missing-answer'))),
});
export type MessageReplyInput = z.output<typeof messageReplyInput>;
