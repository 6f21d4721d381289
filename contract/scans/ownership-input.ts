import { z } from 'zod';
import { ownershipAnswers } from './ownership.ts';

/** The answer to "Is this you?". For the server: it brings zod with it. */
export const ownershipInput = z.strictObject({
  finding: z.string().regex(/^[0-9a-f]{16}$/),
  answer: z.enum(ownershipAnswers),
});
export type OwnershipInput = z.infer<typeof ownershipInput>;
