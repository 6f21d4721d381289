import type { Country } from '#contract/identifiers/types.ts';
import type { KnownCase } from '#contract/removal/desk.ts';

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
  /** Numbers of the person, where they ask for one. */
  numbers: string[];
  note: string | null;
  /** Further names under which it runs: the same request reaches them. */
  covers: string[];
  /** The request to it; null without one. */
  case: KnownCase | null;
  /** The person never wants to ask it. */
  isLeftOut: boolean;
  /** When the person said that they have asked, ISO 8601. */
  askedAt: string | null;
}

/** Where the list stands. */
export const brokersPath = '/dashboard/identity/brokers';

/** A broker as a report names it. */
export type ReportBroker = Pick<
  BrokerView,
  'id' | 'name' | 'domain' | 'category' | 'because' | 'url' | 'email' | 'postal' | 'askedAt' | 'case'
>;

/** Who is likely to hold the person of a report: no part of its findings, its score or its coverage. */
export interface ReportBrokers {
  /** Null while they have not said where they live: nobody is then likely. */
  country: Country | null;
  /** By kind, and by name. */
  brokers: ReportBroker[];
}

/** The ways to ask one of them, the shortest first. */
export const routesOf = ({ url, email, postal }: Pick<ReportBroker, 'url' | 'email' | 'postal'>): string[] =>
  [url, email, postal].filter((route) => route !== null);
