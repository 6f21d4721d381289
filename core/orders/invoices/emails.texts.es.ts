import type { Texts } from '#contract/base/texts.ts';
import type english from './emails.texts.en.ts';

const spanish: Texts<typeof english> = {
  subject: (number) => `Reembolso ${number}`,
  preview: (amount, service) => `${amount} por ${service}, de vuelta a tu cuenta.`,
  text: 'Te hemos reembolsado un pago. Según tu banco, tarda unos días en llegar.',
  service: 'Servicio',
  refunded: 'Reembolsado',
  creditNote: 'Nota de crédito',
  why: 'Motivo',
  closed: 'Con ello se cancela tu solicitud. Si no lo esperabas, escríbenos en su página.',
  open: 'Abrir mis facturas',
};

export default spanish;
