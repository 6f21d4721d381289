import english from '#contract/brokers/brokers.texts.en.ts';
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

/** The reason in English, or null when nothing speaks for it. */
export function whyLikely(broker: Broker, { country, hasWorkAddress }: Facts): string | null {
  if (!isIn(broker, country)) return null;
  return broker.category === 'b2b-contact' && !hasWorkAddress ? null : english.reasons[broker.category];
}

/** Whether it finds people by their phone number. */
export const wantsNumber = ({ needs }: Pick<Broker, 'needs'>): boolean =>
  needs.some((need) => need.includes('phone number'));
