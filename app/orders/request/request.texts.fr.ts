import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './request.texts.en.ts';

const french: Texts<typeof english> = {
  statuses: {
    pending: 'En attente',
    processing: 'En cours',
    in_progress: 'En cours',
    completed: 'Terminée',
    cancelled: 'Annulée',
  },
  payments: {
    unpaid: 'Non payé',
    pending: 'En attente',
    paid: 'Payé',
    failed: 'Échoué',
    refunded: 'Remboursé',
  },
  amount: 'Montant',
  forHours: (amount, hours) => `${amount} [pour ${counted('fr', hours, { one: 'heure', other: 'heures' })}]`,
  payment: 'Paiement',
  completed: 'Terminée',
  about: 'Concerne',
  chosenScan: 'L’analyse que vous avez choisie',
  notes: 'Notes',
  noNotes: 'Aucune note',
  yourNote: 'Votre note',
  reference: 'Référence',
  names: 'Noms à rechercher',
  links: 'Images et profils',
  promise: {
    who: (specialist) => `Suivie par ${specialist}`,
    when: (day) => `Prévue au plus tard le [${day}]`,
    both: (day) => `Suivie par [specialist]. Prévue au plus tard le [${day}]`,
  },
  unpaid: {
    unpaid: 'Rien n’a été débité.',
    pending: 'Votre paiement est en cours d’acheminement.',
    failed:
      'Le paiement n’a pas abouti. Rien n’a été débité ; nous vous écrirons pour vous proposer un autre moyen de paiement.',
    refunded: 'Votre paiement a été remboursé.',
  },
  payable: {
    unpaid: 'Rien n’a encore été débité.',
    failed: 'Le paiement n’a pas abouti. Rien n’a été débité ; vous pouvez réessayer, y compris avec une autre carte.',
  },
  ended: {
    refunded:
      'Votre paiement a été remboursé et cette demande est annulée. Si vous ne vous y attendiez pas, écrivez-nous ci-dessous.',
    cancelled: 'Cette demande a été annulée. Si vous ne vous y attendiez pas, écrivez-nous ci-dessous.',
    completed: 'Cette demande est terminée. S’il manque quelque chose, écrivez-nous ci-dessous.',
  },
  openReport: 'Ouvrir le rapport',
  followScan: 'Suivre l’analyse',
  watched: {
    runs: (day) => `Cette année de surveillance court jusqu’au [${day}].`,
    ended: (day) => `Cette année de surveillance s’est terminée le [${day}].`,
    see: 'Voir ce qui est surveillé',
  },
  next: {
    title: 'Ce qui se passe ensuite',
    steps: {
      report: {
        unpaid:
          'Une fois votre paiement reçu, une analyse complète démarre d’elle-même : de votre adresse confirmée, de tout ce dont vous avez prouvé que c’est à vous et des noms d’utilisateur que vous nous avez indiqués.',
        paid: 'L’analyse complète démarre d’elle-même : de votre adresse confirmée, de tout ce dont vous avez prouvé que c’est à vous et des noms d’utilisateur que vous nous avez indiqués.',
        after: [
          'Le rapport est généralement prêt en quelques minutes. Nous vous écrivons, et vous le trouvez dans « Mes analyses ».',
        ],
      },
      guidance: {
        unpaid: 'Une fois votre paiement reçu, une analyse complète de votre adresse confirmée démarre d’elle-même.',
        paid: 'L’analyse complète de votre adresse confirmée démarre d’elle-même.',
        after: [
          'Un spécialiste lit le rapport de cette analyse en pensant à votre situation et rédige votre plan.',
          'Vous trouvez le plan sur la page de votre demande, où vous pouvez aussi poser vos questions.',
        ],
      },
      watching: {
        unpaid:
          'Une fois votre paiement reçu, votre année commence d’elle-même : nous analysons aussitôt, puis aussi souvent que vous le choisissez, vos adresses et domaines prouvés et les noms d’utilisateur que vous nous avez indiqués.',
        paid: 'Votre année commence d’elle-même : nous analysons aussitôt, puis aussi souvent que vous le choisissez, vos adresses et domaines prouvés et les noms d’utilisateur que vous nous avez indiqués.',
        after: [
          'Nous vous écrivons quand quelque chose apparaît, revient ou disparaît. La surveillance de vos adresses et les alertes de nouvelles fuites sont gratuites, même sans cette année.',
          'Elle se termine d’elle-même un an après votre paiement. Nous vous écrivons une fois avant ; rien n’est renouvelé ni débité.',
        ],
      },
      person: {
        unpaid: 'Une fois votre paiement reçu, un spécialiste prend votre demande en charge.',
        paid: 'Un spécialiste prend votre demande en charge.',
        after: [
          'Sur la page de votre demande, il vous demande ce qu’il doit savoir et, si vous n’avez pas réservé de rendez-vous, un horaire.',
          'Vous y trouvez aussi tout ce qu’il prépare pour vous.',
        ],
      },
    },
  },
  scan: {
    title: 'Analyse d’une commande',
    back: 'Retour à la commande',
    seen: 'Le client voit dans son journal d’activité que vous avez consulté cette analyse. Ne l’utilisez que pour sa commande.',
    running: 'Cette analyse est encore en cours',
    runningText: 'Revenez quand le rapport du client sera prêt.',
    saved: 'Commentaire enregistré',
    notSaved: 'Le commentaire n’a pas pu être enregistré. Réessayez.',
  },
};

export default french;
