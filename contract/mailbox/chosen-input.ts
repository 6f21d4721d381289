import { z } from 'zod';
import { type ChosenAccount, mostOwnAccounts } from './chosen.ts';

const day = z
  .literal('-')
  .transform(() => null)
  .or(z.iso.date());
const domain = z
  .string()
  .max(253)
  .regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+$/);
const line = z
  .tuple([domain, day, day])
  .transform(([name, since, last]): ChosenAccount => ({ domain: name, since, last }));

/** Lines of `chosenText`; each domain once. */
const lines = z
  .string()
  .max(60_000)
  .transform((text) =>
    text
      .split(/\r?\n/)
      .filter((one) => one !== '')
      .map((one) => one.split(' ')),
  )
  .pipe(z.array(line).min(1).max(mostOwnAccounts))
  .transform((all) => [...new Map(all.map((one) => [one.domain, one])).values()]);

/** What the page that reads a mailbox sends. */
export const chosenInput = z.strictObject({ accounts: lines });
export type ChosenInput = z.infer<typeof chosenInput>;

export const ownAccountInput = z.strictObject({ id: z.uuid() });

/** Closed by the person, or open again. */
export const markAccountInput = z.strictObject({ id: z.uuid(), closed: z.enum(['yes', 'no']) });
export type MarkAccountInput = z.infer<typeof markAccountInput>;
