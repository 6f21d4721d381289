import type { Texts } from '#contract/base/texts.ts';
import type english from './prove.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Confirmer une adresse',
  failed: 'L’adresse n’a pas pu être confirmée. Réessayez.',
  done: 'La boîte est la vôtre : vos analyses l’incluent désormais.',
  deadLink: 'Ce lien ne fonctionne pas',
  ask: 'Cette boîte est-elle la vôtre ?',
  askText:
    'En appuyant sur le bouton, vous prouvez cette adresse dans le compte dont la session est ouverte, et ses analyses l’incluent. N’appuyez que si vous avez ajouté l’adresse vous-même.',
  confirming: 'Confirmation…',
  confirm: 'Oui, cette boîte est la mienne',
};

export default french;
