import { z } from 'zod';

/** Switches the sensitive sites of one user name on or off. For the server: it brings zod with it. */
export const sensitiveSwitch = z.strictObject({
  id: z.uuid(),
  on: z.enum(['yes', 'no']).transform((on) => on === 'yes'),
});
export type SensitiveSwitch = z.infer<typeof sensitiveSwitch>;
