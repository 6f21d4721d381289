import type { Texts } from '#contract/base/texts.ts';
import type english from './requests.texts.en.ts';

const french: Texts<typeof english> = {
  title: 'Demandes de service',
  lead: 'Tout ce que vous nous avez demandé, du plus récent au plus ancien.',
  order: 'Demander un service',
  none: 'Aucune demande de service pour le moment',
  noneText: 'Ce que vous nous demandez apparaît ici, avec son état et nos messages.',
  browse: 'Voir les services',
  caption: 'Vos demandes de service',
  columns: {
    service: 'Service',
    status: 'État',
    payment: 'Paiement',
    amount: 'Montant',
    date: 'Date',
    notes: 'Notes',
  },
  unread: (count) => (count === 1 ? 'message non lu' : 'messages non lus'),
  request: {
    crumb: 'Demande',
    requestedOn: (day) => `Demandé le ${day}`,
    appointment: 'Rendez-vous',
    facts: 'Votre demande',
  },
  payment: {
    title: 'Paiement',
    states: {
      paid: {
        title: 'Paiement reçu',
        text: 'Merci. La facture se trouve dans « Factures et achats », et le travail sur votre demande commence.',
      },
      pending: {
        title: 'Votre paiement est en cours d’acheminement',
        text: 'Votre banque l’a accepté. Nous vous écrirons à son arrivée ; vous n’avez rien d’autre à faire.',
      },
      failed: {
        title: 'Le paiement n’a pas abouti',
        text: 'Rien n’a été débité. Vous pouvez réessayer, y compris avec une autre carte.',
      },
      unpaid: { title: 'Pas encore payé', text: 'Rien n’a été débité. Votre demande vous attend.' },
      refunded: {
        title: 'Remboursé',
        text: 'Votre paiement a été remboursé. Selon votre banque, la somme met quelques jours à arriver.',
      },
    },
    confirming: 'Confirmation de votre paiement',
    wait: 'Cela prend généralement quelques secondes.',
    paidFor: (service, amount) => `${service} : ${amount}`,
    see: 'Voir ma demande',
    invoices: 'Mes factures',
  },
};

export default french;
