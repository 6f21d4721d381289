import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';
import { watchPaces } from './types.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How somebody wants to be watched. A browser that does not say its time zone leaves that of the settings. */
export const watchInput = z.strictObject({
  pace: z.enum(watchPaces, fault('pace')).default('monthly'),
  timeZone: z.string().max(64).refine(isTimeZone).nullable().catch(null),
});
export type WatchInput = z.infer<typeof watchInput>;

/** The same without an account, whose address is scanned each month. */
export const addressWatchInput = z.strictObject({
  timeZone: z.string().max(64).refine(isTimeZone).catch('UTC').default('UTC'),
});
export type AddressWatchInput = z.infer<typeof addressWatchInput>;

/** What a mailed link carries. */
export const stopToken = z.strictObject({ token: z.string().max(200) });
