import type { Texts } from '#contract/base/texts.ts';
import type english from './legal.texts.en.ts';

const french: Texts<typeof english> = {
  updated: 'Dernière mise à jour :',
  contents: 'Sommaire',
};

export default french;
