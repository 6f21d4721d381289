import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  subject: (subject) => `Re: ${subject}`,
  addMore: (contact) => `Si quieres añadir algo, escribe a ${contact}.`,
  youWrote: 'Nos escribiste:',
};

export default spanish;
