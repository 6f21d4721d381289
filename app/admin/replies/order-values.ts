import type { Language } from '#contract/base/languages.ts';
import { shortId } from '#contract/orders/short-id.ts';
import type { StaffOrderRow } from '#contract/orders/types.ts';
import { firstNameOf, type PlaceholderValues } from '#contract/site/replies.ts';

type Order = Pick<StaffOrderRow, 'id' | 'serviceName' | 'customer'>;

/** What a saved reply can say of an order. */
export const orderValues = ({ id, serviceName, customer }: Order): PlaceholderValues & { language: Language } => ({
  language: customer.language,
  'first name': firstNameOf(customer.fullName),
  'order number': shortId(id),
  service: serviceName,
});
