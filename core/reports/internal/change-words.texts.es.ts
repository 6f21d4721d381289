import type { Texts } from '#contract/base/texts.ts';
import type english from './change-words.texts.en.ts';
import { listed } from './listing-words.ts';

const names = (all: readonly string[]) => listed(all, 'es');

const spanish: Texts<typeof english> = {
  surer: 'Tenemos más certeza que antes.',
  lessSure: 'Tenemos menos certeza que antes.',
  more: 'Se sabe que contiene más datos tuyos.',
  less: 'Se dice que contiene menos datos tuyos.',
  otherwise: 'Sus fuentes dicen ahora otra cosa.',
  older: 'No se sabe nada más; lo que es más antiguo cuenta menos.',
  silentThen: (all) => `${names(all)} no ${all.length === 1 ? 'respondió' : 'respondieron'} entonces.`,
  silentNow: (all) => `${names(all)} no ${all.length === 1 ? 'respondió' : 'respondieron'} esta vez.`,
  unaskedThen: (all) => `Entonces no se preguntó por ello a ${names(all)}.`,
  unaskedNow: (all) => `Esta vez no se preguntó por ello a ${names(all)}.`,
};

export default spanish;
