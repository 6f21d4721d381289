import type { Texts } from '#contract/base/texts.ts';
import type { RefundReason } from '#contract/orders/payments.ts';
import type english from './refunds.texts.en.ts';

const reasons: Readonly<Record<RefundReason, string>> = {
  requested: 'lo pidió el cliente',
  duplicate: 'se cobró dos veces',
  'not-delivered': 'no pudimos prestarlo',
  goodwill: 'gesto de cortesía',
};

const spanish: Texts<typeof english> = {
  refunds: 'Reembolsos',
  states: {
    asked: {
      customer: (amount) => `Hemos iniciado un reembolso de ${amount}.`,
      staff: (amount) => `Reembolso de ${amount}: a la espera de la pasarela de pago.`,
    },
    pending: {
      customer: (amount) => `Hay un reembolso de ${amount} en camino. Según tu banco, tarda unos días.`,
      staff: (amount) => `Reembolso de ${amount}: en camino.`,
    },
    succeeded: {
      customer: (amount) => `Se han reembolsado ${amount}. Según tu banco, tarda unos días en llegar.`,
      staff: (amount) => `${amount} reembolsados.`,
    },
    failed: {
      customer: (amount) =>
        `No te ha llegado un reembolso de ${amount}. Te escribiremos para proponerte otra forma de devolvértelo.`,
      staff: (amount) =>
        `El reembolso de ${amount} ha fallado. Míralo en Stripe; si allí no queda nada que reembolsar, págalo de otra forma.`,
    },
  },
  because: (day, reason) => `[${day}], ${reasons[reason]}`,
};

export default spanish;
