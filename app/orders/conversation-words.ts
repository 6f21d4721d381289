export const messageNotSent = 'Failed to send message. Please try again.';

/** Nobody waits until what came is marked as read. */
export const conversationFailures = { message: messageNotSent, read: null };
