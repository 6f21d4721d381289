import { z } from 'zod';
import { optionalLine, optionalText, orNull, requiredLine, ticked } from '#contract/base/form-text.ts';
import { appointmentLengths } from '#contract/orders/appointments.ts';
import { currencies, intakes, type ServiceInput, serviceTypes } from './services.ts';
import { withTranslations } from './translated/translation-input.ts';

const isLength = (minutes: number): boolean => (appointmentLengths as readonly number[]).includes(minutes);

const MOST_FEATURES = 30;

const price = z
  .string({ error: 'Please give a price.' })
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1, 'Please give a price.')
      .regex(/^\d{1,8}(?:\.\d{1,2})?$/, 'Enter a price like 79.50.'),
  )
  .transform(Number);

/** One feature per line; blank lines are dropped. */
const features = optionalText(6_000)
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .pipe(
    z
      .array(z.string().max(200, 'At most 200 characters in a line, please.'))
      .max(MOST_FEATURES, `At most ${MOST_FEATURES} features, please.`),
  );

const position = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .pipe(z.string().regex(/^\d{0,4}$/, 'Enter a whole number, or nothing to put it last.'))
  .transform((text) => (text === '' ? null : Number(text)));

const service = z.strictObject({
  name: requiredLine(120, 'Please give a name.'),
  description: optionalLine(300),
  detailedDescription: optionalText(4_000),
  price,
  priceUnit: z
    .enum(['service', 'hour'])
    .default('service')
    .transform((unit) => (unit === 'hour' ? ('hour' as const) : null)),
  currency: z.enum(currencies, { error: 'Please choose a currency.' }),
  serviceType: z.enum(serviceTypes, { error: 'Please choose a type.' }),
  features,
  includes: optionalLine(120).transform((id) => (id === 'none' ? null : orNull(id))),
  intake: z.enum(intakes).default('scan'),
  appointmentMinutes: z.coerce.number().refine(isLength, 'Please choose how long an appointment is.').default(60),
  buttonLabel: optionalLine(40).transform((label) => label || 'Request Service'),
  badge: optionalLine(20).transform(orNull),
  position,
  isActive: ticked,
});

/** The form of a service, from its fields. Unknown fields are refused, not ignored. For the server: it brings zod with it. */
export const serviceInput = withTranslations(service, {
  name: optionalLine(120),
  description: optionalLine(300),
  detailedDescription: optionalText(4_000),
  features,
  buttonLabel: optionalLine(40),
  badge: optionalLine(20),
}) satisfies z.ZodType<ServiceInput>;
