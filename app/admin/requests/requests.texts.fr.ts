import type { Texts } from '#contract/base/texts.ts';
import type english from './requests.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Demandes de service',
  lead: 'Les mêmes commandes, par demandeur. Tout état peut suivre tout autre.',
  toCompanies: 'Demandes aux entreprises',
  ways: 'Voies vers les entreprises',
  notReadText: 'Elles sont intactes ; veuillez réessayer dans un instant.',
  none: 'Aucune demande de service pour l’instant',
  noMatch: 'Aucune demande ne correspond',
  caption: 'Demandes de service',
  pages: 'Pages de demandes',
  filter: 'Filtrer les demandes par état',
  all: 'Toutes',
  search: 'Rechercher des demandes',
  statuses: {
    pending: 'En attente',
    processing: 'En cours',
    in_progress: 'En cours',
    completed: 'Terminée',
    cancelled: 'Annulée',
  },
  unknownUser: 'Utilisateur inconnu',
  columns: {
    who: 'Demandeur',
    service: 'Service',
    status: 'État',
    payment: 'Paiement',
    amount: 'Montant',
    date: 'Date',
    notes: 'Notes',
    act: 'Modifier',
  },
  notes: 'Notes',
  notesOn: (service, id) => `Notes sur ${service}, ${id}`,
  noNotes: 'Aucune note',
  notesHint: 'Elle s’affiche dans Demandes de service.',
  close: 'Fermer',
  open: 'Ouvrir la commande',
};

export default french;
