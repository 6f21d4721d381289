import { z } from 'zod';
import { oneLine } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { passkeyNameMost } from './factors.ts';

const missing = fault('missing-field');
const sixDigits = fault('six-digits');

/** A password or a code that is asked for again. Never trimmed: a blank may be part of a password. */
export const proofInput = z.strictObject({
  proof: z.string({ error: missing }).min(1, missing).max(1_000, fault('long-field')),
});

/** The first code of an app that is being added. */
export const appCodeInput = z.strictObject({
  code: z
    .string({ error: sixDigits })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, sixDigits)),
});

/** Unpadded base64url, as authenticators answer. */
const bytesSchema = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);

const transports = z.array(
  z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('internal'),
);

/** What every answer of an authenticator has; what browsers add to it is not read. */
const credential = {
  id: bytesSchema(1_400),
  rawId: bytesSchema(1_400),
  type: z.literal('public-key'),
};

const answerOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({ ...credential, response: z.object(response) });

/** A field of a form that holds JSON. */
const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .max(32_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is no JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const clientDataJSON = bytesSchema(4_000);

const newPasskey = answerOf({
  clientDataJSON,
  attestationObject: bytesSchema(16_000),
  transports: transports.default([]),
});

const usedPasskey = answerOf({
  clientDataJSON,
  authenticatorData: bytesSchema(4_000),
  signature: bytesSchema(4_000),
  userHandle: bytesSchema(100).nullish(),
});

const passkeyName = z
  .string({ error: missing })
  .transform(oneLine)
  .pipe(z.string().min(1, missing).max(passkeyNameMost, fault('too-long', passkeyNameMost)));

/** First who it is, and what the passkey will be called. */
export const beginPasskeyInput = z.strictObject({ name: passkeyName, proof: proofInput.shape.proof });
export const addPasskeyInput = z.strictObject({ name: passkeyName, answer: jsonOf(newPasskey) });
export const removePasskeyInput = z.strictObject({ id: z.uuid(), proof: proofInput.shape.proof });
/** What is taken away after a reset. */
export const wayInput = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('passkey'), id: z.uuid() }),
  z.strictObject({ what: z.literal('app') }),
  z.strictObject({ what: z.literal('codes') }),
  z.strictObject({ what: z.literal('provider') }),
]);
export const usePasskeyInput = z.strictObject({ passkey: jsonOf(usedPasskey) });

export type NewPasskey = z.infer<typeof newPasskey>;
export type UsedPasskey = z.infer<typeof usedPasskey>;
