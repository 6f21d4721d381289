import { longDate, money, partialDate } from '#contract/base/formats.ts';
import { languageFacts } from '#contract/base/languages.ts';
import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './steps.texts.en.ts';

const { locale } = languageFacts.fr;

const french: Texts<typeof english> = {
  statuses: {
    pending: 'De nouveau en attente',
    processing: 'Le travail a commencé',
    in_progress: 'Le travail a commencé',
    completed: 'Terminée',
    cancelled: 'Annulée',
  },
  payments: {
    unpaid: 'Marquée comme non payée',
    pending: 'Le paiement est en cours',
    paid: 'Paiement reçu',
    failed: 'Le paiement a échoué',
    refunded: 'Paiement remboursé',
  },
  events: {
    'order.created': 'Service demandé',
    'order.notes.saved': 'Notes mises à jour par notre équipe',
    'order.file.attached': 'Un fichier a été ajouté',
    'order.file.opened': 'Un fichier a été ouvert par notre équipe',
    'order.appointment.booked': 'Rendez-vous réservé',
    'order.appointment.moved': 'Rendez-vous déplacé',
    'order.appointment.cancelled': 'Rendez-vous annulé',
    'order.appointment.released': 'Le rendez-vous n’a pas été payé à temps et l’horaire est de nouveau libre',
    'order.scan.opened': 'Votre analyse a été consultée par notre équipe',
    'order.scan.started': 'Votre analyse complète a commencé',
    'order.finding.commented': 'Un spécialiste a commenté un constat de votre rapport',
    'order.scan.ready': 'Votre analyse complète est prête à être lue par un spécialiste',
    'order.watching.ended': 'L’année de surveillance a été retirée',
    'order.scan.failed': 'L’analyse complète n’a pas pu être terminée ; nous cherchons pourquoi',
  },
  createdWithTime: 'Service demandé et rendez-vous réservé',
  assigned: 'Un spécialiste s’en occupe',
  unassigned: 'En attente d’un spécialiste',
  expected: (day) => `Prévue au plus tard le ${partialDate(day, locale)}`,
  notExpected: 'Plus aucune date n’est promise',
  money: (amount, currency) => money(amount, currency, locale),
  somePayment: 'un paiement',
  refundStarted: (amount) => `Remboursement lancé : ${amount}`,
  refundMade: (amount) => `Remboursement en route : ${amount}`,
  refundFailed: (amount) => `Remboursement non parvenu : ${amount}`,
  watched: 'Votre année de surveillance a été ajoutée',
  watchedUntil: (end) =>
    `Votre année de surveillance a été ajoutée ; elle court jusqu’au ${longDate(end, 'UTC', locale)}`,
  delivered: ({ answered, asked, exposures }) =>
    `Votre rapport a été livré : ${answered} sources sur ${asked} ont répondu, avec ${counted('fr', exposures, { one: 'exposition', other: 'expositions' })}`,
  erased: 'Effacé',
};

export default french;
