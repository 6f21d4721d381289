import type { Texts } from '#contract/base/texts.ts';
import type english from './sample.texts.en.ts';

const spanish: Texts<typeof english> = {
  title: 'Informe de ejemplo',
  description:
    'Un informe de exposición detallado y completo sobre una persona inventada: los hallazgos con sus pruebas, qué hacer primero y todas las fuentes a las que se preguntó.',
  asMade: 'Todo lo demás es tal como lo elaboró el producto.',
  price: 'Cuánto cuesta un informe sobre ti',
  pdf: 'PDF',
};

export default spanish;
