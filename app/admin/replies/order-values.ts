import type { Language } from '#contract/base/languages.ts';
import { shortId } from '#contract/orders/short-id.ts';
import type { OrderView } from '#contract/orders/types.ts';
import { firstNameOf, type PlaceholderValues } from '#contract/site/replies.ts';

type Order = Pick<OrderView, 'id' | 'customersName' | 'customer'>;

/** What a saved reply can say of an order. */
export const orderValues = ({ id, customersName, customer }: Order): PlaceholderValues & { language: Language } => ({
  language: customer.language,
  'first name': firstNameOf(customer.fullName),
  'order number': shortId(id),
  service: customersName,
});
