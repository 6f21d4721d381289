import type { Texts } from '#contract/base/texts.ts';
import type english from './change-words.texts.en.ts';
import { listed } from './listing-words.ts';

const nameList = (all: readonly string[]) => listed(all, 'es');

const spanish: Texts<typeof english> = {
  surer: 'Tenemos más certeza que antes.',
  lessSure: 'Tenemos menos certeza que antes.',
  more: 'Se sabe que contiene más datos tuyos.',
  less: 'Se dice que contiene menos datos tuyos.',
  otherwise: 'Sus fuentes dicen ahora otra cosa.',
  older: 'No se sabe nada más; lo que es más antiguo cuenta menos.',
  silentThen: (all) => `${nameList(all)} no ${all.length === 1 ? 'respondió' : 'respondieron'} entonces.`,
  silentNow: (all) => `${nameList(all)} no ${all.length === 1 ? 'respondió' : 'respondieron'} esta vez.`,
  unaskedThen: (all) => `Entonces no se preguntó por ello a ${nameList(all)}.`,
  unaskedNow: (all) => `Esta vez no se preguntó por ello a ${nameList(all)}.`,
};

export default spanish;
