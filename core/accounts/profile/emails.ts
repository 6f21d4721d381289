import { z } from 'zod';
import { evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

const input = z.strictObject({ name: z.string().nullable(), email: z.string() });

/** To somebody who deactivated their own account. */
export const accountDeactivatedMail = defineEmail({
  name: 'account.deactivated',
  input,
  subject: (_input, { language }) => mailTexts[language].deactivated.subject,
  preview: (_input, { language }) => mailTexts[language].deactivated.preview,
  blocks({ name, email }, { language, name: product, contactEmail }) {
    const { account, wayBack, deactivated } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(deactivated.text(product)),
      evidence({ label: account, value: email }),
      paragraph(wayBack(contactEmail)),
      paragraph(deactivated.ifNot),
    ];
  },
});

/** To somebody whose account was deactivated by staff. */
export const userDeactivatedMail = defineEmail({
  name: 'account.deactivated-by-staff',
  input,
  subject: (_input, { language }) => mailTexts[language].byStaff.subject,
  preview: (_input, { language }) => mailTexts[language].byStaff.preview,
  blocks({ name, email }, { language, name: product, contactEmail }) {
    const { account, wayBack, byStaff } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(byStaff.text(product)),
      evidence({ label: account, value: email }),
      paragraph(wayBack(contactEmail)),
    ];
  },
});

/** To somebody whose account works again. */
export const userReactivatedMail = defineEmail({
  name: 'account.reactivated',
  input,
  subject: (_input, { language }) => mailTexts[language].reactivated.subject,
  preview: (_input, { language }) => mailTexts[language].reactivated.preview,
  blocks({ name, email }, { language, name: product }) {
    const { account, reactivated } = mailTexts[language];
    return [greeting(name, language), paragraph(reactivated.text(product)), evidence({ label: account, value: email })];
  },
});
