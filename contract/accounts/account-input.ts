import { z } from 'zod';
import { oneLine } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { fullNameMost, passwordLeast, passwordMost } from './accounts.ts';
import { emailInput } from './email-input.ts';

const tooLong = fault('too-long', passwordMost);
const tooShort = fault('password-short');
const missing = fault('missing-password');
const differ = fault('passwords-differ');

/** Never trimmed: a blank may be part of it. */
const newPassword = z.string({ error: tooShort }).min(passwordLeast, tooShort).max(passwordMost, tooLong);

const knownPassword = z.string({ error: missing }).min(1, missing).max(passwordMost, tooLong);

/** In one line; nothing that could break a mail's header. Blank means none. */
const fullName = z
  .string()
  .transform(oneLine)
  .pipe(z.string().max(fullNameMost, fault('too-long', fullNameMost)))
  .transform((text) => text || null)
  .optional()
  .transform((text) => text ?? null);

// Unknown fields are refused, not ignored: nobody signs up with a role. For the server: they bring zod with them.

export const signUpInput = z.strictObject({ email: emailInput, password: newPassword, fullName });
export const signInInput = z.strictObject({ email: emailInput, password: knownPassword });
export const resetInput = z.strictObject({ email: emailInput });
export const newPasswordInput = z.strictObject({ password: newPassword });

/** A new password as its form sends it, typed twice, beside fields of other kinds. */
export const newPasswordPair = z
  .object({ password: newPassword, confirm: z.string().catch('') })
  .refine(({ password, confirm }) => password === confirm, { path: ['confirm'], error: differ });

/** Another password for whoever is signed in: the one that they have, and the new one typed twice. */
export const changePasswordInput = z
  .strictObject({ current: knownPassword, password: newPassword, confirm: z.string().catch('') })
  .refine(({ password, confirm }) => password === confirm, { path: ['confirm'], error: differ });

/** Signing up as its form sends it: while the two passwords differ, nothing else is looked at. */
export const signUpForm = z
  .looseObject({ password: z.unknown(), confirm: z.unknown() })
  .refine(({ password = '', confirm = '' }) => password === confirm, {
    path: ['confirm'],
    error: differ,
  })
  .transform(({ confirm: _, ...fields }) => fields)
  .pipe(signUpInput);

/** The beginning of a password's SHA-1: all that is ever sent to look it up. */
export const leakedRangeInput = z.strictObject({ prefix: z.string().regex(/^[0-9A-F]{5}$/) });

export type SignUpInput = z.infer<typeof signUpInput>;
export type SignInInput = z.infer<typeof signInInput>;
export type ResetInput = z.infer<typeof resetInput>;
export type NewPasswordInput = z.infer<typeof newPasswordInput>;
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;
export type LeakedRangeInput = z.infer<typeof leakedRangeInput>;

/** The second step of signing in: six digits of the app, blanks allowed, or one of the recovery codes. */
export const secondFactorInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('code'),
    code: z
      .string()
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, fault('six-digits'))),
  }),
  z.strictObject({
    kind: z.literal('recovery'),
    code: z
      .string()
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().min(1, fault('missing-recovery-code')).max(100, fault('no-recovery-code'))),
  }),
]);
