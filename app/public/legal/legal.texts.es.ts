import type { Texts } from '#contract/base/texts.ts';
import type english from './legal.texts.en.ts';

const spanish: Texts<typeof english> = {
  updated: 'Última actualización:',
  contents: 'Contenido',
};

export default spanish;
