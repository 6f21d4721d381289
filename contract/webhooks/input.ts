import { z } from 'zod';
import { proofInput } from '#contract/accounts/factor-input.ts';
import { fault } from '#contract/faults/faults.ts';
import { webhookFormats, webhookKinds } from './types.ts';

const noUrl = fault('webhook-address');

/** A form sends one kind as a text, several as a list. */
const asList = (value: unknown) => (typeof value === 'string' ? [value] : value);

/** A checkbox of a form, or a boolean. */
const flag = z.preprocess((value) => (value === 'on' ? true : (value ?? false)), z.boolean());

const fields = {
  url: z
    .string(noUrl)
    .trim()
    .max(2_000, noUrl)
    .pipe(z.url({ protocol: /^https$/, error: noUrl })),
  kinds: z.preprocess(
    asList,
    z
      .array(z.enum(webhookKinds), fault('missing-event'))
      .min(1, fault('missing-event'))
      .transform((kinds) => [...new Set(kinds)]),
  ),
  format: z.enum(webhookFormats, fault('missing-format')).default('standard'),
  details: flag,
};

/** For the server: it brings zod with it. */
export const webhookInput = z.strictObject(fields);
export type WebhookInput = z.output<typeof webhookInput>;

/** Address and secret stay as they are. */
export const webhookChange = webhookInput.omit({ url: true });
export type WebhookChange = z.output<typeof webhookChange>;

/** The same from a form, which asks once more who it is. */
export const webhookForm = webhookInput.extend({ proof: proofInput.shape.proof });

/** The same of one webhook, from a form. */
export const webhookChangeForm = webhookChange.extend({ id: z.uuid() });

export const webhookId = z.strictObject({ id: z.uuid() });
export const deliveryId = z.strictObject({ id: z.uuid(), deliveryId: z.uuid() });
