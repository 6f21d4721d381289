import type { Texts } from '#contract/base/texts.ts';
import type { RefundReason } from '#contract/orders/payments.ts';
import type english from './refunds.texts.en.ts';

const reasons: Readonly<Record<RefundReason, string>> = {
  requested: 'demandé par le client',
  duplicate: 'débité deux fois',
  'not-delivered': 'nous n’avons pas pu fournir la prestation',
  goodwill: 'geste commercial',
};

const french: Texts<typeof english> = {
  refunds: 'Remboursements',
  states: {
    asked: {
      customer: (amount) => `Nous avons lancé un remboursement de ${amount}.`,
      staff: (amount) => `Remboursement de ${amount} : en attente de la passerelle de paiement.`,
    },
    pending: {
      customer: (amount) => `Un remboursement de ${amount} est en route. Selon votre banque, il prend quelques jours.`,
      staff: (amount) => `Remboursement de ${amount} : en route.`,
    },
    succeeded: {
      customer: (amount) =>
        `${amount} vous ont été remboursés. Selon votre banque, la somme met quelques jours à arriver.`,
      staff: (amount) => `${amount} remboursés.`,
    },
    failed: {
      customer: (amount) =>
        `Un remboursement de ${amount} ne vous est pas parvenu. Nous vous écrirons pour vous proposer un autre moyen.`,
      staff: (amount) =>
        `Le remboursement de ${amount} a échoué. Vérifiez-le dans Stripe ; s’il n’y reste rien à rembourser, versez la somme autrement.`,
    },
  },
  because: (day, reason) => `[${day}], ${reasons[reason]}`,
};

export default french;
