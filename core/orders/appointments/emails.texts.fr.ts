import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  service: 'Service',
  when: 'Quand',
  with: 'Avec',
  span: (day, from, to, zone) => `${day}, de ${from} à ${to} (${zone})`,
  moment: (day, at, zone) => `${day}, ${at} (${zone})`,
  see: 'Voir ma demande',
  calledOff: 'Le rendez-vous est annulé lui aussi ; le fichier joint le retire de votre agenda.',
  booked: {
    subject: (service) => `Votre rendez-vous est réservé : ${service}`,
    text: 'Votre rendez-vous est réservé. Le fichier joint l’ajoute à votre agenda.',
  },
  moved: {
    subject: (service) => `Votre rendez-vous a été déplacé : ${service}`,
    text: 'Votre rendez-vous a été déplacé. Le fichier joint le modifie dans votre agenda.',
  },
  cancelled: {
    subject: (service) => `Votre rendez-vous a été annulé : ${service}`,
    text: 'Votre rendez-vous a été annulé. Vous pouvez choisir un autre horaire sur la page de votre demande.',
  },
  released: {
    subject: (service) => `Votre rendez-vous n’a pas été payé à temps : ${service}`,
    text: 'Nous vous avions réservé cet horaire, et aucun paiement n’est arrivé. Il est de nouveau libre ; le fichier joint le retire de votre agenda. Votre demande est conservée : payez sur sa page, puis choisissez un autre horaire.',
  },
  reminder: {
    subject: (service) => `Votre rendez-vous est demain : ${service}`,
    text: 'Nous vous rappelons votre rendez-vous. Si vous ne pouvez pas venir, écrivez-nous sur la page de votre demande.',
  },
};

export default french;
