import { z } from 'zod';

/** What the outbox names when an account is to be erased without waiting for the hour. */
export const dueJob = { name: 'erasure.due', input: z.strictObject({}) };
