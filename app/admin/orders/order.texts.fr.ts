import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import { ownOrder } from '#contract/faults/panel-orders.fr.ts';
import type english from './order.texts.en.ts';

const french: Texts<typeof english> = {
  titleOf: (service) => `${service}, commande`,
  title: 'Commande',
  back: 'Toutes les commandes',
  head: (number, moment) => `Commande [${number}], ${moment}`,
  own: `${ownOrder} [L’ouvrir en tant que client].`,
  anyStatus: 'Ou choisissez n’importe quel état',
  saving: 'Enregistrement…',
  plan: {
    title: 'Qui et quand',
    specialist: 'Spécialiste',
    seenAs: (name) => `Le client lit « Suivie par ${name} ».`,
    seenByName: 'Le client voit son nom.',
    nobody: 'Personne pour le moment',
    left: (name) => `${name} (ne fait plus partie de l’équipe)`,
    expected: 'Prévue pour le',
    expectedHint: 'Le client voit ce jour.',
    save: 'Enregistrer',
  },
  facts: {
    title: 'Commande et client',
    customer: 'Client',
    email: 'E-mail de contact',
    doneBy: 'Réalisée par',
    work: {
      report: 'Une analyse complète, qui se fait d’elle-même une fois la commande payée.',
      guidance: 'Une analyse complète une fois la commande payée, puis un spécialiste.',
      watching: 'Personne : une année de surveillance, qui commence d’elle-même une fois la commande payée.',
      person: 'Un spécialiste.',
    },
    watchedUntil: 'Surveillé jusqu’au',
    runsUntil: 'Court jusqu’au',
    note: 'Ce que le client a écrit en commandant',
    completed: 'Terminée',
    reference: 'Référence',
  },
  scans: {
    title: 'Analyses',
    none: 'Aucune analyse n’est rattachée à cette commande.',
    closed: 'Cette commande est close : seul le client peut ouvrir son analyse.',
    seen: 'Chaque fois que vous en ouvrez une, le client le voit dans son journal d’activité.',
    chosen: 'Ouvrir l’analyse choisie',
    full: 'Ouvrir l’analyse complète',
    again: 'Relancer l’analyse complète',
  },
  appointment: {
    title: 'Rendez-vous',
    theirs: (moment, zone) => `Pour le client : ${moment} (${zone}).`,
    released: 'Il n’a pas été payé à temps et l’horaire est de nouveau libre.',
  },
  payment: {
    title: 'Paiement',
    forHours: (hours) => `pour ${counted('fr', hours, { one: 'heure', other: 'heures' })}`,
    statuses: {
      unpaid: 'Non payé',
      pending: 'En attente',
      paid: 'Payé',
      failed: 'Échoué',
      refunded: 'Remboursé',
    },
    tries: 'Paiements sur la passerelle',
    states: {
      opening: 'Commencé',
      open: 'En attente du client',
      declined: 'Refusé',
      pending: 'En cours',
      paid: 'Payé',
      expired: 'Abandonné',
      refunded: 'Remboursé',
    },
    oneTry: (state, amount, refunded, method) =>
      `[${state}] ${[amount, refunded && `${refunded} remboursés`, method].filter(Boolean).join(', ')}`,
    record: 'Enregistrer un paiement',
    hintOnline: 'Aucun argent n’est déplacé : « Rembourser », ci-dessus, rend ce qui a été payé en ligne.',
    hint: 'Une fois la commande payée, le travail automatique commence et le client est averti.',
    save: 'Enregistrer',
  },
  refund: {
    open: 'Rembourser',
    title: 'Rembourser ce paiement ?',
    way: (method) =>
      method === null
        ? 'L’argent repart par où il est venu et ne peut pas être rappelé.'
        : `L’argent repart par où il est venu, vers ${method}, et ne peut pas être rappelé.`,
    told: (customer) => `Un e-mail avec un avoir est envoyé à ${customer}.`,
    cancels: (amount) => `Rembourser la totalité (${amount}) annule aussi la commande.`,
    cancelsAppointment: (amount) => `Rembourser la totalité (${amount}) annule aussi la commande et son rendez-vous.`,
    amount: (currency) => `Montant en ${currency}`,
    most: (amount) => `${amount} au maximum.`,
    why: 'Motif',
    whyHint: 'Le client le lit dans l’e-mail.',
    reasons: {
      requested: 'Demandé par le client',
      duplicate: 'Débité deux fois',
      'not-delivered': 'Nous n’avons pas pu fournir la prestation',
      goodwill: 'Geste commercial',
    },
    keep: 'Conserver le paiement',
    refunding: 'Remboursement…',
  },
  notes: {
    title: 'Notes',
    hint: 'Elle s’affiche dans « Demandes de service ».',
    internalHint: 'Conservée chiffrée. Elle n’est jamais envoyée, montrée ni exportée au client.',
  },
};

export default french;
