import type { Language } from '#contract/base/languages.ts';
export const messageStatuses = ['unread', 'read', 'replied', 'archived'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const longestMessageNotes = 5_000;
export const longestReply = 10_000;

/** One contact message in the list of staff. */
export interface MessageRow {
  id: string;
  name: string;
  email: string;
  /** The subject, as the sender wrote it. */
  title: string;
  status: MessageStatus;
  /** ISO 8601, as all times here. */
  createdAt: string;
}

/** An answer that staff sent by mail. */
export interface MessageReply {
  id: string;
  text: string;
  sentAt: string;
  /** Null when the account is gone. */
  by: string | null;
}

/** A whole contact message with what staff made of it. */
export interface MessageView extends MessageRow {
  message: string;
  /** Of the page that it was written on; answers go out in it. */
  language: Language;
  notes: string;
  /** The account with this address, whoever wrote; null where there is none. */
  accountId: string | null;
  /** Rises with every change; a change names the one it was decided on. */
  version: number;
  /** Oldest first. */
  replies: MessageReply[];
}
