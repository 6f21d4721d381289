import type { Texts } from '#contract/base/texts.ts';
import type english from './card.texts.en.ts';

const spanish: Texts<typeof english> = {
  perHour: 'por hora',
  everythingIn: (name) => `Todo lo de «${name}»`,
  free: 'Gratis',
  popular: 'El más elegido',
};

export default spanish;
