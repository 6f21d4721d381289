import type { Texts } from '#contract/base/texts.ts';
import type english from './lists.texts.en.ts';

const french: Texts<typeof english> = {
  error: 'Erreur',
  search: 'Rechercher',
  reach: (newest) =>
    `La recherche porte sur les ${newest} résultats les plus récents. Saisissez au moins trois lettres pour tout parcourir.`,
};

export default french;
