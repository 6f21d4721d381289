/** Of services with a price per hour. */
export const orderHours = { least: 1, most: 40 } as const;

/**
 * What an order costs: whole units of the currency, rounded down, so that nobody pays more than was shown.
 * @param price units of the currency, at most two decimals @param hours null when the price is for the whole service
 */
export function orderAmount(price: number, hours: number | null): number {
  return Math.floor((Math.round(price * 100) * (hours ?? 1)) / 100);
}

/** What a price is, in one text such as `175 GBP per hour`: two that are the same are the same price. */
export const priceText = (price: number, currency: string, unit: 'hour' | null): string =>
  `${price} ${currency}${unit === 'hour' ? ' per hour' : ''}`;
