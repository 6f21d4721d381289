import type { Texts } from '#contract/base/texts.ts';
import type english from './appointments.texts.en.ts';

const french: Texts<typeof english> = {
  failures: {
    book: 'Le rendez-vous n’a pas pu être réservé.',
    'cancel-appointment': 'Le rendez-vous n’a pas pu être annulé.',
  },
  booked: 'Le rendez-vous est réservé',
  cancelled: 'Le rendez-vous est annulé',
  range: (day, from, to) => `${day}, de ${from} à ${to}`,
  moment: (day, time) => `${day}, ${time}`,
  withSpecialist: (specialist, zone) => `Avec ${specialist}. Les heures sont indiquées en ${zone}.`,
  wasWith: (specialist, zone) => `Annulé. Il était prévu avec ${specialist}. Les heures sont indiquées en ${zone}.`,
  held: {
    customer: (until) => `Nous gardons cet horaire jusqu’au [${until}]. Payez d’ici là pour le conserver.`,
    staff: (until) => `Nous gardons cet horaire jusqu’au [${until}]. Il n’est pas encore payé.`,
  },
  calendar: 'Ajouter au calendrier',
  cancel: 'Annuler le rendez-vous',
  cancelling: 'Annulation…',
  noTimes: 'Aucun horaire n’est libre pour le moment. Écrivez-nous ci-dessous et nous en trouverons un ensemble.',
  anotherTime: 'Un autre horaire',
  chooseTime: 'Choisissez un horaire',
  move: 'Déplacer le rendez-vous',
  book: 'Réserver le rendez-vous',
  booking: 'Réservation…',
  released:
    'Cet horaire n’a pas été payé à temps et est de nouveau libre. Payez votre demande, puis choisissez-en un autre.',
  change: 'Déplacer ou annuler',
  tooLate:
    'Il commence dans moins de 24 heures ou est déjà passé : il ne peut plus être déplacé ici. Écrivez-nous ci-dessous.',
  ownTime: (zone) => `Dans votre heure locale : ${zone}.`,
};

export default french;
