import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  subject: (subject) => `Re: ${subject}`,
  addMore: (contact) => `Si vous voulez ajouter quelque chose, écrivez à ${contact}.`,
  youWrote: 'Vous nous avez écrit :',
};

export default french;
