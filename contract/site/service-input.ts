import { z } from 'zod';
import { optionalLine, optionalText, orNull, requiredLine, ticked } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { appointmentLengths } from '#contract/orders/appointments.ts';
import { currencies, intakes, type ServiceInput, serviceTypes, usualButtonLabel } from './services.ts';
import { withTranslations } from './translated/translation-input.ts';

const isLength = (minutes: number): boolean => (appointmentLengths as readonly number[]).includes(minutes);

const MOST_FEATURES = 30;
const LONGEST_FEATURE = 200;

const price = z
  .string({ error: fault('missing-price') })
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .min(1, fault('missing-price'))
      .regex(/^\d{1,8}(?:\.\d{1,2})?$/, fault('price-format')),
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
      .array(z.string().max(LONGEST_FEATURE, fault('feature-too-long', LONGEST_FEATURE)))
      .max(MOST_FEATURES, fault('many-features', MOST_FEATURES)),
  );

const position = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .pipe(z.string().regex(/^\d{0,4}$/, fault('position-format')))
  .transform((text) => (text === '' ? null : Number(text)));

const service = z.strictObject({
  name: requiredLine(120, fault('missing-service-name')),
  description: optionalLine(300),
  detailedDescription: optionalText(4_000),
  price,
  priceUnit: z
    .enum(['service', 'hour'])
    .default('service')
    .transform((unit) => (unit === 'hour' ? ('hour' as const) : null)),
  currency: z.enum(currencies, { error: fault('missing-currency') }),
  serviceType: z.enum(serviceTypes, { error: fault('missing-service-type') }),
  features,
  includes: optionalLine(120).transform((id) => (id === 'none' ? null : orNull(id))),
  intake: z.enum(intakes).default('scan'),
  appointmentMinutes: z.coerce.number().refine(isLength, fault('missing-appointment-length')).default(60),
  buttonLabel: optionalLine(40).transform((label) => label || usualButtonLabel),
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
