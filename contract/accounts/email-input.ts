import { z } from 'zod';
import { fault } from '#contract/faults/faults.ts';

const noAddress = fault('email');

/** A mailbox has at most 64 characters before the @ and 63 between dots (RFC 5321, 1035): no mail reaches a longer one. */
function fitsMail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return at <= 64 && labels.every((label) => label.length <= 63);
}

/** An address that mail can reach, as it was typed but for blanks around it. For the server: it brings zod with it. */
export const emailInput = z
  .string({ error: noAddress })
  .trim()
  .min(1, noAddress)
  .max(254, noAddress)
  .pipe(z.email({ error: noAddress }).refine(fitsMail, { error: noAddress }));
