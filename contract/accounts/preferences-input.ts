import { z } from 'zod';
import { type Language, languages, type Preferences, type TimeZone, timeZones } from './preferences.ts';

/** A checkbox sends "on" or nothing. */
const checkbox = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

const keysOf = <Key extends string>(names: Record<Key, string>) => Object.keys(names) as [Key, ...Key[]];

/** The form of preferences. Unknown fields are refused, not ignored. For the server: it brings zod with it. */
export const preferencesInput: z.ZodType<Preferences> = z.strictObject({
  emailNotifications: checkbox,
  serviceUpdates: checkbox,
  language: z.enum(keysOf<Language>(languages)),
  timeZone: z.enum(keysOf<TimeZone>(timeZones)),
});
