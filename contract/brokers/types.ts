export const brokerCategories = [
  'people-search',
  'address-broker',
  'directory',
  'public-register',
  'genealogy',
  'credit-reference',
  'marketing-data',
  'b2b-contact',
  'caller-id',
  'adtech-identity',
  'location-data',
  'face-search',
] as const;
export type BrokerCategory = (typeof brokerCategories)[number];

export const brokerCategoryLabel: Readonly<Record<BrokerCategory, string>> = {
  'people-search': 'People search',
  'address-broker': 'Address brokers',
  directory: 'Directories',
  'public-register': 'Public registers',
  genealogy: 'Family history',
  'credit-reference': 'Credit reference',
  'marketing-data': 'Marketing data',
  'b2b-contact': 'Business contacts',
  'caller-id': 'Caller identification',
  'adtech-identity': 'Advertising identity',
  'location-data': 'Location data',
  'face-search': 'Face search',
};

/** A letter for the person to send. Nothing here sends it. */
export interface BrokerLetter {
  language: 'en' | 'de';
  subject: string;
  text: string;
  /** Who may use it, when that is not everybody of the country. */
  only: string | null;
}

/** A broker that is likely to hold somebody: never a finding, as nobody has looked there. */
export interface BrokerView {
  id: string;
  name: string;
  domain: string;
  category: BrokerCategory;
  /** Why it is likely, in one sentence. */
  because: string;
  /** Where to ask; at least one of them. */
  url: string | null;
  email: string | null;
  postal: string | null;
  /** What they ask for. */
  needs: string[];
  note: string | null;
  letter: BrokerLetter | null;
  /** When the person said that they have asked, ISO 8601. */
  askedAt: string | null;
  /** By when an answer is due, ISO 8601; null where no law says. */
  dueAt: string | null;
}

export const brokerNotSaved = 'It could not be noted. Please try again.';

/** Where the list stands. */
export const brokersPath = '/dashboard/identity/brokers';
