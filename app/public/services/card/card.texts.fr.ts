import type { Texts } from '#contract/base/texts.ts';
import type english from './card.texts.en.ts';

const french: Texts<typeof english> = {
  perHour: 'de l’heure',
  everythingIn: (name) => `Tout ce que comprend « ${name} »`,
  free: 'Gratuit',
  popular: 'Le plus choisi',
};

export default french;
