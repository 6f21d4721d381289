import type { BrokerCategory } from '#contract/brokers/types.ts';
import type { Country } from '#contract/identifiers/types.ts';
import type { Broker } from './brokers.ts';

/** What decides who is likely to hold somebody. */
export interface Facts {
  country: Country;
  /** An address at a domain that is not a mail provider's, or a domain of their own. */
  hasWorkAddress: boolean;
}

const inUnion: ReadonlySet<Country> = new Set(['AT', 'BE', 'DE', 'FR', 'IT', 'SE', 'EU']);
const membersNamed = ['AT', 'BE', 'DE', 'FR', 'IT', 'SE', 'CH'];

/** A broker that names members of the EU means these and no others. */
export function isIn({ jurisdictions }: Pick<Broker, 'jurisdictions'>, country: Country): boolean {
  if (jurisdictions.includes('global') || (country !== 'EU' && jurisdictions.includes(country))) return true;
  const isOfMembers = jurisdictions.some((one) => membersNamed.includes(one));
  return inUnion.has(country) && jurisdictions.includes('EU') && !isOfMembers;
}

/** Why a broker of this kind is likely to hold somebody of the country: what such brokers are known to collect. */
const reasons: Readonly<Record<BrokerCategory, string>> = {
  'people-search': 'It lists private people of your country by name and town.',
  'address-broker': 'It trades in the postal addresses of households in your country.',
  directory: 'It lists people of your country by name and telephone number.',
  'public-register': 'Everybody who is registered is listed in it, unless they have opted out.',
  genealogy: 'It publishes records about families, in which living people are named.',
  'credit-reference': 'It holds nearly every adult of your country who has a bank account, a loan or a contract.',
  'marketing-data': 'It builds advertising profiles of households in your country from purchases and sign-ups.',
  'b2b-contact':
    'It collects names and addresses at companies, and you have an address at a domain that is no mail provider’s.',
  'caller-id': 'It collects names and numbers from the address books of its users, who may know you.',
  'adtech-identity': 'It ties email addresses to browsers and phones for advertising, whoever they belong to.',
  'location-data': 'It buys the whereabouts of phones from apps.',
  'face-search': 'It collects photographs of faces from public pages.',
};

/** The reason, or null when nothing speaks for it. */
export function whyLikely(broker: Broker, { country, hasWorkAddress }: Facts): string | null {
  if (!isIn(broker, country)) return null;
  return broker.category === 'b2b-contact' && !hasWorkAddress ? null : reasons[broker.category];
}

/** Whether it finds people by their phone number. */
export const wantsNumber = ({ needs }: Pick<Broker, 'needs'>): boolean =>
  needs.some((need) => need.includes('phone number'));
