import { z } from 'zod';

const noAddress = 'Enter an email address like name@example.com.';

/** A mailbox has at most 64 characters before the @ and 63 between dots (RFC 5321, 1035): no mail reaches a longer one. */
function fitsMail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  return at <= 64 && labels.every((label) => label.length <= 63);
}

/** The free scan form. Unknown fields are refused, not ignored. Apart from what browsers load. */
export const freeScanInput = z.strictObject({
  name: z.string().trim().min(1).max(200),
  email: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .pipe(z.email({ error: noAddress }).refine(fitsMail, { error: noAddress })),
});
export type FreeScanInput = z.infer<typeof freeScanInput>;
