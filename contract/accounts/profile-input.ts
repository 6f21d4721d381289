import { z } from 'zod';
import { oneLine, optionalText } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import {
  longestUserNote,
  type ProfileInput,
  type RoleInput,
  roles,
  type UserInput,
  type UserNoteInput,
} from './profiles.ts';

/** The name on the profile page. Unknown fields are refused, not ignored. For the server: it brings zod with it. */
export const profileInput: z.ZodType<ProfileInput> = z.strictObject({
  fullName: z
    .string({ error: fault('missing-name') })
    .transform((text) => oneLine(text).replace(/ {2,}/g, ' '))
    .pipe(z.string().max(200, fault('too-long', 200)))
    .transform((name) => name || null),
});

/** A new role for somebody's account. */
export const roleInput: z.ZodType<RoleInput> = z.strictObject({ userId: z.uuid(), role: z.enum(roles) });

/** Whose account is deactivated or reactivated. */
export const userInput: z.ZodType<UserInput> = z.strictObject({ userId: z.uuid() });

/** What staff note down about a customer. Its field has a name of its own, as that of orders. */
export const userNoteInput: z.ZodType<UserNoteInput> = z.strictObject({
  userId: z.uuid(),
  version: z.coerce.number().int().min(0),
  internalNote: optionalText(longestUserNote),
});
