import { z } from 'zod';

/** Shapes of values that leave the product: in the copy of a person's data, and in answers of the API. */
export const isoTime = z.iso.datetime().describe('ISO 8601, UTC');
export const count = z.int().nonnegative();

/** The keys of a table of labels, for `z.enum`. */
export const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]];
