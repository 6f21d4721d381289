import { z } from 'zod';
import { evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const input = z.strictObject({ name: z.string().nullable(), email: z.string() });

const wayBack = (contact: string) =>
  `Nothing of yours was deleted. If you want the account back, or everything in it deleted, write to ${contact} from this address.`;

/** To somebody who deactivated their own account. */
export const accountDeactivatedMail = defineEmail({
  name: 'account.deactivated',
  input,
  subject: () => 'Your account is deactivated',
  preview: () => 'You asked for it. You are signed out everywhere.',
  blocks: ({ name, email }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `You deactivated your ${product} account. You are signed out on every device, and nobody can sign in to it.`,
    ),
    evidence({ label: 'Account', value: email }),
    paragraph(wayBack(contactEmail)),
    paragraph('If this was not you, write to us at once: someone had your password or your device.'),
  ],
});

/** To somebody whose account was deactivated by staff. */
export const userDeactivatedMail = defineEmail({
  name: 'account.deactivated-by-staff',
  input,
  subject: () => 'Your account was deactivated',
  preview: () => 'You are signed out everywhere.',
  blocks: ({ name, email }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(`Our staff deactivated your ${product} account. You are signed out on every device and cannot sign in.`),
    evidence({ label: 'Account', value: email }),
    paragraph(wayBack(contactEmail)),
  ],
});

/** To somebody whose account works again. */
export const userReactivatedMail = defineEmail({
  name: 'account.reactivated',
  input,
  subject: () => 'Your account works again',
  preview: () => 'You can sign in as before.',
  blocks: ({ name, email }, { language, name: product }) => [
    greeting(name, language),
    paragraph(`Your ${product} account was reactivated. You can sign in with the same password as before.`),
    evidence({ label: 'Account', value: email }),
  ],
});
