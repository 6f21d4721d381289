import { longDate, money } from '#contract/base/formats.ts';
import { languageFacts } from '#contract/base/languages.ts';
import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './pdf.texts.en.ts';

const { locale } = languageFacts.es;

const spanish: Texts<typeof english> = {
  titles: { invoice: 'Factura', 'credit-note': 'Nota de crédito' },
  number: (number) => `Número ${number}`,
  date: (iso) => `Fecha: ${longDate(iso, 'UTC', locale)}`,
  order: (reference) => `Pedido ${reference}`,
  about: (invoice) => `De la factura ${invoice}`,
  from: 'De',
  to: 'Para',
  hours: (hours) => counted('es', hours, { one: 'hora', other: 'horas' }),
  quantified: (item, quantity) => `${item}, ${quantity}`,
  money: (amount, currency) => money(amount, currency, locale),
  total: 'Total',
  card: (brand, last) => `${brand} terminada en ${last}`,
  paid: 'Pagada. No queda nada por pagar.',
  paidBy: (method) => `Pagada con ${method}. No queda nada por pagar.`,
  refunded: 'Este importe se ha reembolsado.',
  refundedTo: (method) => `Este importe se ha reembolsado a ${method}.`,
};

export default spanish;
