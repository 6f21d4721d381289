import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

const about = z.strictObject({ name: z.string().nullable(), provider: z.string() });

/** To the mailbox of an account that somebody with its address at the provider wants to sign in to. */
export const linkIdentity = defineEmail({
  name: 'identity.link',
  input: about.extend({ url: z.url() }),
  subject: ({ provider }, { language }) => mailTexts[language].link.subject(provider),
  preview: (_input, { language }) => mailTexts[language].link.preview,
  blocks({ name, provider, url }, { language, name: product }) {
    const texts = mailTexts[language].link;
    return [
      greeting(name, language),
      paragraph(texts.asked(product, provider)),
      button(texts.button(provider), url),
      paragraph(texts.once),
      paragraph(...texts.ifNot(provider)),
    ];
  },
});

export const identityOn = defineEmail({
  name: 'identity.linked',
  input: about,
  subject: ({ provider }, { language }) => mailTexts[language].linked.subject(provider),
  preview: ({ provider }, { language }) => mailTexts[language].linked.preview(provider),
  blocks({ name, provider }, { language, name: product, contactEmail }) {
    const { linked, ifNot } = mailTexts[language];
    return [greeting(name, language), paragraph(...linked.text(product, provider)), paragraph(...ifNot(contactEmail))];
  },
});

export const identityOff = defineEmail({
  name: 'identity.unlinked',
  input: about,
  subject: ({ provider }, { language }) => mailTexts[language].unlinked.subject(provider),
  preview: ({ provider }, { language }) => mailTexts[language].unlinked.preview(provider),
  blocks({ name, provider }, { language, name: product, contactEmail }) {
    const { unlinked, ifNot } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(...unlinked.text(product, provider)),
      paragraph(...ifNot(contactEmail)),
    ];
  },
});

/** After the fact: the provider vouched for the address, so no mail was pressed. */
export const openedByIdentity = defineEmail({
  name: 'identity.opened',
  input: about,
  subject: (_input, { language }) => mailTexts[language].opened.subject,
  preview: ({ provider }, { language }) => mailTexts[language].opened.preview(provider),
  blocks({ name, provider }, { language, name: product, contactEmail }) {
    const texts = mailTexts[language].opened;
    return [
      greeting(name, language),
      paragraph(texts.text(product, provider)),
      paragraph(...texts.ifNot(provider, contactEmail)),
    ];
  },
});
