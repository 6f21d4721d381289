import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const atWork = {
  subject: (service: string) => `Nous travaillons à votre demande : ${service}`,
  text: 'Nous avons commencé à travailler à votre demande. Vous pouvez la suivre, et nous écrire, sur sa page.',
};

const french: Texts<typeof english> = {
  service: 'Service',
  amount: 'Montant',
  see: 'Voir ma demande',
  forHours: (price, hours) => `${price} pour ${counted('fr', hours, { one: 'heure', other: 'heures' })}`,
  created: {
    subject: (service) => `Nous avons bien reçu votre demande : ${service}`,
    preview: 'Ce que vous avez demandé, ce que cela coûte et ce qui se passe ensuite.',
    thanks: 'Merci. Nous avons bien reçu votre demande :',
    held: (until) =>
      `Nous vous réservons cet horaire jusqu’au ${until}. Payez d’ici là pour le garder ; ensuite, il redevient libre pour d’autres personnes.`,
    payOnline: 'Vous pouvez payer sur la page de votre demande. Le travail commence à la réception du paiement.',
    payLater:
      'Rien n’a été débité. Nous vous écrirons au sujet du paiement ; le travail commence dès que nous l’avons reçu.',
  },
  paid: {
    subject: (service) => `Paiement reçu : ${service}`,
    preview: 'Merci. Voici ce qui se passe ensuite.',
    thanks: 'Nous avons bien reçu votre paiement. Merci.',
    paid: 'Payé',
    invoice: 'Facture',
    next: {
      report:
        'Votre analyse complète démarre maintenant, automatiquement. Dès que le rapport sera prêt, en général en quelques minutes, nous vous écrirons.',
      guidance:
        'Votre analyse complète démarre maintenant, automatiquement. Un spécialiste lit ensuite le rapport et rédige votre plan. Nous vous écrirons dès qu’il sera prêt.',
      watching:
        'Votre année de surveillance commence automatiquement, ou fait suite à celle que vous avez. La page de votre demande indique jusqu’à quand elle dure. Elle n’est pas renouvelée automatiquement.',
      person:
        'Un spécialiste prend votre demande en charge et vous écrit sur sa page, pour convenir de ce qu’il faut faire.',
      chooseTime: 'Choisissez maintenant l’horaire de votre rendez-vous, sur la page de votre demande.',
      booked:
        'Votre rendez-vous est réservé. Le fichier joint l’ajoute à votre agenda ; vous pouvez le déplacer ou l’annuler sur la page de votre demande.',
    },
  },
  status: {
    pending: {
      subject: (service) => `Votre demande est en attente : ${service}`,
      text: 'Votre demande est de nouveau en attente. Nous vous écrirons quand nous nous y mettrons.',
    },
    processing: atWork,
    in_progress: atWork,
    completed: {
      subject: (service) => `Votre demande est terminée : ${service}`,
      text: 'Votre demande est terminée. Ce que nous avons préparé pour vous se trouve sur sa page.',
    },
    cancelled: {
      subject: (service) => `Votre demande a été annulée : ${service}`,
      text: 'Votre demande a été annulée. Si vous ne vous y attendiez pas, écrivez-nous sur sa page.',
    },
  },
  message: {
    subject: (service) => `Un message au sujet de votre demande : ${service}`,
    preview: 'Il vous attend sur la page de votre demande.',
    text: (product) =>
      `Nous vous avons écrit au sujet de votre demande. Pour que cela reste entre vous et ${product}, le message ne figure pas dans cet e-mail.`,
    read: 'Lire le message',
  },
  file: {
    subject: (service) => `Un fichier pour votre demande : ${service}`,
    preview: 'Vous pouvez le télécharger sur la page de votre demande.',
    text: 'Nous avons ajouté un fichier à votre demande. Il est conservé chiffré ; vous pouvez le télécharger en vous connectant à votre compte.',
    open: 'Ouvrir ma demande',
  },
};

export default french;
