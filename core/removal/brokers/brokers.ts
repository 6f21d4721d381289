import type { BrokerCategory } from '#contract/brokers/types.ts';
import rows from './brokers.json' with { type: 'json' };

/** Laws that rows of brokers name. Whoever answers under the GDPR also answers Swiss people, under their own act. */
const lawsOfLetters = ['gdpr', 'uk-gdpr', 'ccpa', 'pdpo'] as const;
export type Law = (typeof lawsOfLetters)[number] | 'fadp';

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
