import type { Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import type { InvoiceDocument } from '#core/orders/invoices/queries/document.ts';
import type { NameOfService } from '#core/site/services/queries/service-names.ts';
import english from './pdf.texts.en.ts';
import spanish from './pdf.texts.es.ts';
import french from './pdf.texts.fr.ts';

export const invoiceTexts = inLanguages({ en: english, es: spanish, fr: french });

const HOURS = /^(\d+) hours?$/;
const CARD = /^(.+) ending in (\d+)$/;

function quantityIn(language: Language, quantity: string): string {
  const hours = HOURS.exec(quantity)?.[1];
  return hours === undefined ? quantity : invoiceTexts[language].hours(Number(hours));
}

function methodIn(language: Language, method: string): string {
  const [, brand, last] = CARD.exec(method) ?? [];
  return brand && last ? invoiceTexts[language].card(brand, last) : method;
}

/**
 * An invoice or credit note in a language: names of services, hours and cards, which are kept as they were issued, in
 * English. Numbers, names and amounts stay as they are.
 * @param nameOf names of services in that language
 */
export const documentIn = (language: Language, document: InvoiceDocument, nameOf: NameOfService): InvoiceDocument => ({
  ...document,
  item: nameOf(document.item),
  quantity: document.quantity && quantityIn(language, document.quantity),
  method: document.method && methodIn(language, document.method),
});
