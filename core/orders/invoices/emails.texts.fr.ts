import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const french: Texts<typeof english> = {
  subject: (number) => `Remboursement ${number}`,
  preview: (amount, service) => `${amount} pour ${service}, en cours de remboursement.`,
  text: 'Nous avons remboursé un paiement. Selon votre banque, il met quelques jours à arriver.',
  service: 'Service',
  refunded: 'Remboursé',
  creditNote: 'Avoir',
  why: 'Motif',
  closed: 'Votre demande est annulée par la même occasion. Si vous ne vous y attendiez pas, écrivez-nous sur sa page.',
  open: 'Ouvrir mes factures',
};

export default french;
