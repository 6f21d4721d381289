import { messageStatusLabel } from '#contract/site/messages.ts';

export default {
  title: 'Messages',
  lead: 'What people write through the contact form, newest first.',
  savedReplies: 'Saved Replies',
  notRead: 'Failed to fetch messages.',
  notReadText: 'They are safe; please try again in a moment.',
  search: 'Search messages',
  filters: 'Filter messages by status',
  all: 'All',
  statuses: messageStatusLabel,
  none: 'No messages yet',
  noneText: 'What people write through the contact form arrives here.',
  noMatch: 'No messages match',
  noMatchText: 'Try another status or other words.',
  pages: 'Pages of messages',
  choose: 'Choose a message to read it.',

  message: 'Message',
  allMessages: 'All messages',
  oneNotRead: 'This message could not be loaded',
  oneNotReadText: 'It is safe; please try again in a moment.',
  /** In brackets stands what is put there; the words in them are shown where it is a link. */
  from: '[name], [email], [when]',
  fromAccount: '[name], [email] ([account with this address]), [when]',
  status: 'Status',
  changeStatus: 'Change status',
  answers: 'Answers',
  staff: 'Staff',
  answered: '[name] answered by email, [when]',
  answer: 'Answer by email',
  answerHint: (email: string) => `Goes to ${email} with the message below it, and marks it as replied.`,
  send: 'Send Answer',
  sending: 'Sending…',
  notesHint: 'Never sent to the person who wrote. Saving marks the message as read.',

  failed: {
    status: 'Failed to update message',
    notes: 'Failed to save notes',
    reply: 'Failed to send the answer',
  },
  done: {
    status: 'Message status updated',
    notes: 'Admin notes saved',
    reply: 'Answer sent',
  },
};
