import type { BrokerCategory } from '#contract/brokers/types.ts';
import rows from './brokers.json' with { type: 'json' };

/** Laws that a broker says that it answers under. */
type Law = 'gdpr' | 'uk-gdpr' | 'ccpa' | 'pdpo';

/** A people-search site or data broker, and how it can be asked (docs/decisions/034). */
export interface Broker {
  id: string;
  name: string;
  domain: string;
  category: BrokerCategory;
  /** Countries, `EU` and `global`. */
  jurisdictions: string[];
  letters: Law[];
  url: string | null;
  email: string | null;
  postal: string | null;
  needs: string[];
  language: 'en' | 'de';
  note: string | null;
  /** Further names under which it runs. */
  covers: string[];
  /** Lists that name it; never only such as may not be used commercially. */
  sources: string[];
}

export const brokers = rows as readonly Broker[];
