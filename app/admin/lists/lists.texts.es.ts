import type { Texts } from '#contract/base/texts.ts';
import type english from './lists.texts.en.ts';

const spanish: Texts<typeof english> = {
  error: 'Error',
  search: 'Buscar',
  reach: (newest) =>
    `Se busca en los ${newest} resultados más recientes. Escribe al menos tres letras para buscar en todos.`,
};

export default spanish;
