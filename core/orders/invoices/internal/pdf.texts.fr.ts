import { longDate, money } from '#contract/base/formats.ts';
import { languageFacts } from '#contract/base/languages.ts';
import { counted } from '#contract/base/plural.ts';
import type { Texts } from '#contract/base/texts.ts';
import type english from './pdf.texts.en.ts';

const { locale } = languageFacts.fr;

const french: Texts<typeof english> = {
  titles: { invoice: 'Facture', 'credit-note': 'Avoir' },
  number: (number) => `Numéro ${number}`,
  date: (iso) => `Date : ${longDate(iso, 'UTC', locale)}`,
  order: (reference) => `Commande ${reference}`,
  about: (invoice) => `Pour la facture ${invoice}`,
  from: 'De',
  to: 'À',
  hours: (hours) => counted('fr', hours, { one: 'heure', other: 'heures' }),
  quantified: (item, quantity) => `${item}, ${quantity}`,
  money: (amount, currency) => money(amount, currency, locale),
  total: 'Total',
  card: (brand, last) => `${brand} se terminant par ${last}`,
  paid: 'Payée. Il ne reste rien à payer.',
  paidBy: (method) => `Payée avec ${method}. Il ne reste rien à payer.`,
  refunded: 'Ce montant a été remboursé.',
  refundedTo: (method) => `Ce montant a été remboursé sur ${method}.`,
};

export default french;
