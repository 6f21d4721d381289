import type { Texts } from '#contract/base/texts.ts';
import type english from './broken.texts.en.ts';

const spanish: Texts<typeof english> = {
  hash: 'su contenido no tiene su hash',
  'half-erased': 'figura como borrada y aún tiene detalles',
  details: 'sus detalles no son los que quedaron fijados',
  unnamed: 'sus detalles han desaparecido y ninguna entrada dice que se borraran',
  rest: 'no es lo que quedó cuando se borraron sus detalles',
  uncovered: 'ningún punto de control firmado la cubre',
  absent: 'no está en el registro firmado',
};

export default spanish;
