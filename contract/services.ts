/** A service as the catalogue and the home page show it. */
export interface ServiceCard {
  /** Slug; also the anchor on /services. */
  id: string;
  name: string;
  description: string;
  detailedDescription: string;
  /** Units of `currency`, at most two decimals. */
  price: number;
  /** 'hour' when the price is per hour. */
  priceUnit: 'hour' | null;
  currency: 'GBP' | 'USD' | 'EUR';
  serviceType: 'main' | 'special';
  features: string[];
  buttonLabel: string;
  /** "Free", "Popular", or null. */
  badge: string | null;
}

/** What a visitor is told who asks for a paid service (REQ-010). */
export const signInFirst = {
  title: 'Authentication Required',
  description: 'Please sign in to continue with your service request.',
} as const;
