import type { Texts } from '#contract/base/texts.ts';
import type english from './search.texts.en.ts';

const french: Texts<typeof english> = {
  open: 'Rechercher',
  title: 'Rechercher dans l’administration',
  placeholder: 'Rubrique, commande, client, message…',
  failed:
    'Seules les rubriques sont trouvées pour le moment : la recherche n’a pas répondu. Réessayez dans un instant.',
  searching: 'Recherche…',
  ofNewest: 'Parmi les plus récents seulement. Saisissez au moins trois lettres pour tout parcourir.',
  nothing: 'Aucun résultat.',
  tabs: 'Rubriques',
  kinds: {
    order: 'Commandes',
    user: 'Utilisateurs',
    message: 'Messages',
    post: 'Articles du blog',
    service: 'Services',
  },
  all: {
    order: (query) => `Toutes les commandes avec « ${query} »`,
    user: (query) => `Tous les utilisateurs avec « ${query} »`,
    message: (query) => `Tous les messages avec « ${query} »`,
  },
};

export default french;
