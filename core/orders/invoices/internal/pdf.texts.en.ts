import { longDate, money } from '#contract/base/formats.ts';
import { counted } from '#contract/base/plural.ts';
import { documentLabel } from '#contract/orders/billing.ts';

/** An invoice or credit note. */
export default {
  titles: documentLabel,
  number: (number: string) => `Number ${number}`,
  date: (iso: string) => `Date ${longDate(iso)}`,
  order: (reference: string) => `Order ${reference}`,
  about: (invoice: string) => `For invoice ${invoice}`,
  from: 'From',
  to: 'To',
  hours: (hours: number) => counted('en', hours, { one: 'hour', other: 'hours' }),
  quantified: (item: string, quantity: string) => `${item}, ${quantity}`,
  money: (amount: number, currency: string) => money(amount, currency),
  total: 'Total',
  card: (brand: string, last: string) => `${brand} ending in ${last}`,
  paid: 'Paid. Nothing is left to pay.',
  paidBy: (method: string) => `Paid by ${method}. Nothing is left to pay.`,
  refunded: 'This amount was refunded.',
  refundedTo: (method: string) => `This amount was refunded to ${method}.`,
};
