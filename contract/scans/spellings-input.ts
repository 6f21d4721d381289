import { z } from 'zod';
import { emailInput } from '#contract/accounts/email-input.ts';
import { fault } from '#contract/faults/faults.ts';
import { mostSpellings } from './spellings.ts';

/** The form that asks about other spellings of a mailbox. A field that was left empty names none. */
export const spellingsInput = z.strictObject({
  spellings: z
    .array(z.string().max(254))
    .transform((all) => all.filter((one) => one.trim() !== ''))
    .pipe(z.array(emailInput).min(1, fault('no-spelling')).max(mostSpellings)),
});
export type SpellingsInput = z.infer<typeof spellingsInput>;
