import type { EditedTranslations, Langs, TranslationInput } from './translated/translations.ts';

export const currencies = ['GBP', 'USD', 'EUR'] as const;
export const serviceTypes = ['main', 'special'] as const;

/** What the form that orders a service asks for: contract/orders/intake.ts has a schema for each. */
export const intakes = ['note', 'scan', 'impersonation', 'appointment'] as const;
export type Intake = (typeof intakes)[number];

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
  currency: (typeof currencies)[number];
  serviceType: (typeof serviceTypes)[number];
  features: string[];
  /** Id of the service that it contains whole; null where it stands by itself. */
  includes: string | null;
  buttonLabel: string;
  intake: Intake;
  /** How long an appointment is; used where the form asks for one. */
  appointmentMinutes: number;
  /** "Free", "Popular", or null. */
  badge: string | null;
  /** Of its texts, where they are not in the language of the page. */
  langs?: Langs<ServiceWords>;
}

/** What of a service has a language. */
export type ServiceWords = Pick<
  ServiceCard,
  'name' | 'description' | 'detailedDescription' | 'features' | 'buttonLabel' | 'badge'
>;

/** Badges that the product words in each language itself. */
export const standardBadges: readonly string[] = ['Free', 'Popular'];

/** What the form of the Service Management tab holds, checked. */
export interface ServiceInput extends Omit<ServiceCard, 'id' | 'langs'> {
  /** Among the services of its type: the lower, the further up. Null puts it last. */
  position: number | null;
  isActive: boolean;
  /** Left out: they stay as they are. */
  translations?: TranslationInput<ServiceWords>;
}

/** A service as staff see it. */
export interface ManagedService extends ServiceCard {
  position: number;
  isActive: boolean;
  translations: EditedTranslations<ServiceWords>;
  /** ISO 8601 */
  updatedAt: string;
  /** Stands for the values above; saved with the form that was filled with them. */
  version: string;
}

/** Where staff give none. */
export const usualButtonLabel = 'Request Service';

/** What a visitor is told who asks for a paid service. */
export const signInFirst = {
  title: 'Authentication Required',
  description: 'Please sign in to continue with your service request.',
} as const;
