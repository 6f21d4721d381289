import { z } from 'zod';

/** Whether a broker was asked. For the server: it brings zod with it. */
export const brokerInput = z.strictObject({
  broker: z.string().regex(/^[a-z0-9-]{2,60}$/),
  asked: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
});
export type BrokerInput = z.infer<typeof brokerInput>;
