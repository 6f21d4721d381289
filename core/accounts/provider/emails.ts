import { z } from 'zod';
import { button, greeting, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const about = z.strictObject({ name: z.string().nullable(), provider: z.string() });

const ifNot = (contact: string) =>
  paragraph(strong('If this was not you,'), ` set a new password at once and write to ${contact}.`);

/** To the mailbox of an account that somebody with its address at the provider wants to sign in to. */
export const linkIdentity = defineEmail({
  name: 'identity.link',
  input: about.extend({ url: z.url() }),
  subject: ({ provider }) => `Link ${provider} to your account?`,
  preview: () => 'Someone signed in there with this address. Nothing changes unless you use the link.',
  blocks: ({ name, provider, url }, site) => [
    greeting(name, site.language),
    paragraph(
      `Someone signed in with ${provider} just now, under this address. It already has a ${site.name} account. If this was you, link the two:`,
    ),
    button(`Link ${provider}`, url),
    paragraph(
      'Open it in the browser in which you signed in; it works nowhere else. It works once, and expires in 1 hour.',
    ),
    paragraph(
      strong('If this was not you, do not open the link:'),
      ` without it, nobody gets in. Someone may hold an account at ${provider} under your address.`,
    ),
  ],
});

export const identityOn = defineEmail({
  name: 'identity.linked',
  input: about,
  subject: ({ provider }) => `${provider} was linked to your account`,
  preview: ({ provider }) => `${provider} can now sign you in.`,
  blocks: ({ name, provider }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      'Sign-in with ',
      strong(provider),
      ` was linked to your ${product} account. Other devices were signed out.`,
    ),
    ifNot(contactEmail),
  ],
});

export const identityOff = defineEmail({
  name: 'identity.unlinked',
  input: about,
  subject: ({ provider }) => `${provider} was unlinked from your account`,
  preview: ({ provider }) => `${provider} can no longer sign you in.`,
  blocks: ({ name, provider }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      'Sign-in with ',
      strong(provider),
      ` was unlinked from your ${product} account. Other devices were signed out.`,
    ),
    ifNot(contactEmail),
  ],
});

/** After the fact: the provider vouched for the address, so no mail was pressed. */
export const openedByIdentity = defineEmail({
  name: 'identity.opened',
  input: about,
  subject: () => 'Your account is open',
  preview: ({ provider }) => `It was opened by signing in with ${provider}.`,
  blocks: ({ name, provider }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `You signed in with ${provider}, which has verified this address, so it now has a ${product} account. It has no password: ${provider} signs you in.`,
    ),
    paragraph(
      strong('If this was not you,'),
      ` someone holds an account at ${provider} under your address. Write to ${contactEmail}.`,
    ),
  ],
});
