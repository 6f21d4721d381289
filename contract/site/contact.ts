/** What the form says when it was sent. */
export const messageSent = {
  title: 'Message Sent',
  description: 'Thank you. A person will read it and answer by email.',
} as const;

/** A field for machines: people do not see it and leave it empty. */
export const trapField = 'website';

/** What the form holds, checked. */
export interface ContactInput {
  name: string;
  email: string;
  subject: string;
  message: string;
}
