import { eq, type SQL } from 'drizzle-orm';
import { contactMessages } from '#core/site/messages/schema.ts';

/** What was written from an address, however it was spelt. */
export const isWrittenFrom = (email: string): SQL => eq(contactMessages.emailKey, email.toLowerCase());
