import type { Texts } from '#contract/base/texts.ts';
import type english from './change-words.texts.en.ts';
import { listed } from './listing-words.ts';

const nameList = (all: readonly string[]) => listed(all, 'fr');

const french: Texts<typeof english> = {
  surer: 'Nous avons plus de certitude qu’avant.',
  lessSure: 'Nous avons moins de certitude qu’avant.',
  more: 'On sait que davantage de vos données s’y trouvent.',
  less: 'Moins de vos données s’y trouvent, d’après les sources.',
  otherwise: 'Ses sources en disent maintenant autre chose.',
  older: 'Rien d’autre n’en est connu ; ce qui est plus ancien compte moins.',
  silentThen: (all) => `${nameList(all)} ${all.length === 1 ? 'n’avait' : 'n’avaient'} pas répondu alors.`,
  silentNow: (all) => `${nameList(all)} ${all.length === 1 ? 'n’a' : 'n’ont'} pas répondu cette fois.`,
  unaskedThen: (all) => `La question n’avait pas été posée à ${nameList(all)}.`,
  unaskedNow: (all) => `La question n’a pas été posée à ${nameList(all)} cette fois.`,
};

export default french;
