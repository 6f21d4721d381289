import type { Texts } from '#contract/base/texts.ts';
import type english from './sample.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Exemple de rapport',
  description:
    'Un rapport d’exposition détaillé et complet sur une personne inventée : les constats avec leurs preuves, ce qu’il faut faire d’abord et toutes les sources interrogées.',
  asMade: 'Tout le reste est tel que le produit l’a établi.',
  price: 'Combien coûte un rapport sur vous',
  pdf: 'PDF',
};

export default french;
