import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './orders.texts.en.ts';

const countOrders = (count: number) => counted('fr', count, { one: 'commande', other: 'commandes' });

const french: Texts<typeof english> = {
  title: 'Commandes',
  lead: 'Les plus récentes d’abord. La liste se met à jour toute seule.',
  statuses: {
    pending: 'En attente',
    processing: 'En cours',
    in_progress: 'En cours',
    completed: 'Terminée',
    cancelled: 'Annulée',
  },
  filter: 'Filtrer les commandes par état',
  filters: {
    all: 'Toutes',
    pending: 'En attente',
    in_progress: 'En cours',
    completed: 'Terminées',
    cancelled: 'Annulées',
  },
  filterOwner: 'Filtrer les commandes par personne qui s’en occupe',
  owners: { all: 'Toute l’équipe', mine: 'Les miennes', unassigned: 'Non attribuées', overdue: 'En retard' },
  sum: (count, all, paid) => `${countOrders(count)} ; ${all} en tout ; ${paid} payés`,
  search: 'Rechercher des commandes',
  export: (format) => `Exporter en ${format}`,
  appointments: 'Rendez-vous',
  safe: 'Elles sont en sécurité ; réessayez dans un instant.',
  none: 'Aucune commande ne correspond au filtre choisi.',
  pages: 'Pages de commandes',
  card: {
    choose: (service, number) => `Choisir ${service}, ${number}`,
    newMessages: (count) => counted('fr', count, { one: 'nouveau message', other: 'nouveaux messages' }),
    overdue: (day) => `En retard depuis le ${day}`,
    due: (day) => `Pour le [${day}]`,
  },
  acts: {
    start: 'Commencer',
    complete: 'Marquer comme terminée',
    cancel: 'Annuler',
    on: (act, number) => `${act}, ${number}`,
  },
  cancelCompleted: {
    title: 'Annuler une commande terminée ?',
    text: 'Sa date d’achèvement est effacée et le client est averti de l’annulation.',
    keep: 'La laisser terminée',
    cancel: 'Annuler la commande',
  },
  bulk: {
    chooseAll: 'Tout choisir sur cette page',
    chosen: (count) => counted('fr', count, { one: 'commande choisie', other: 'commandes choisies' }),
    newStatus: 'Nouvel état des commandes choisies',
    change: 'Changer l’état',
    title: 'Annuler des commandes terminées ?',
    text: 'Certaines des commandes choisies sont terminées. Leurs clients sont avertis de l’annulation.',
    keep: 'Les conserver',
    cancel: 'Annuler les commandes',
  },
  status: {
    label: 'État',
    of: (number) => `État de ${number}`,
    change: 'Changer l’état',
  },
  saving: 'Enregistrement…',
  done: {
    updated: 'État de la commande mis à jour',
    someLeft: (left, all) =>
      `État mis à jour. ${left} des ${all} commandes restent inchangées : quelqu’un d’autre les a modifiées.`,
    scan: 'L’analyse redémarre',
    payment: 'Paiement enregistré',
    refund: 'Le remboursement est en route. Le client est averti.',
    plan: 'Enregistré. Le client le voit désormais.',
    notes: 'Note enregistrée. Le client la voit désormais.',
    internalNote: 'Note interne enregistrée',
    settled: 'C’est noté : aucune réponse n’est nécessaire.',
  },
  failed: 'La commande n’a pas pu être mise à jour',
  request: {
    done: 'Demande de service mise à jour.',
    failed: 'La demande de service n’a pas pu être mise à jour.',
  },
  unknownCustomer: 'Utilisateur inconnu',
};

export default french;
