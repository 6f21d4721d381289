import { z } from 'zod';
import { emailInput } from '#contract/accounts/email-input.ts';
import { requiredLine } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { type Country, countries, type IdentifierKind } from './types.ts';

const noDomain = fault('domain');
const noUsername = fault('username');

const noPhone = fault('phone');

/** "https://www.example.com/about" is what people paste. */
const hostIn = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#:].*$/, '')
    .replace(/\.$/, '');

/** As E.164 has it. "0044 (0)20 7946 0958" and "+44-20-7946-0958" are how people write it. */
const phoneNumberIn = (text: string): string =>
  text
    .trim()
    .replace(/^00/, '+')
    .replace(/\(0\)|[\s().\-/\u2010-\u2013]/g, '');

const values = {
  email: emailInput,
  domain: z.string({ error: noDomain }).max(2_000, noDomain).transform(hostIn).pipe(z.string().min(3, noDomain)),
  username: z
    .string({ error: noUsername })
    .trim()
    .transform((text) => text.replace(/^@/, ''))
    .pipe(z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{1,39}$/u, noUsername)),
  name: requiredLine(100, fault('known-name')),
  phone: z
    .string({ error: noPhone })
    .max(40, noPhone)
    .transform(phoneNumberIn)
    .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, noPhone)),
  town: requiredLine(100, fault('town')),
  country: z.enum(Object.keys(countries) as [Country, ...Country[]], fault('country')),
} as const satisfies Record<IdentifierKind, z.ZodType<string>>;

const addedSchema = <Kind extends IdentifierKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), value: values[kind] });

/** What a person adds. Unknown fields are refused, not ignored. For the server: it brings zod with it. */
export const identifierInput = z.discriminatedUnion('kind', [
  addedSchema('email'),
  addedSchema('domain'),
  addedSchema('username'),
  addedSchema('name'),
  addedSchema('phone'),
  addedSchema('town'),
  addedSchema('country'),
]);
export type IdentifierInput = z.infer<typeof identifierInput>;

/** Which one an act is about. */
export const identifierId = z.strictObject({ id: z.uuid() });

/** Which user name, and where its profile is looked at. */
export const profileInput = z.strictObject({ id: z.uuid(), source: z.string().max(100) });
export type ProfileInput = z.infer<typeof profileInput>;

/** What a mailed link carries. */
export const proofToken = z.strictObject({ token: z.string().max(100).catch('') });
