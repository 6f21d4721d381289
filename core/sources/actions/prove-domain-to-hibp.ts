import { hibpDomain } from '#core/sources/breaches/hibp-domain.ts';
import { readHibpRecord, showRecordToHibp } from '#core/sources/internal/hibp-domains.ts';
import { keyOf } from '#core/sources/queries/sources.ts';
import type { Platform } from '#platform/platform.ts';
import { askInTurn } from './ask-in-turn.ts';

/** Whether Have I Been Pwned can be asked about domains here. */
export const asksHibpAboutDomains = ({ config }: Pick<Platform, 'config'>): boolean =>
  keyOf(hibpDomain, config) !== null;

/** What Have I Been Pwned has to see at a domain, or that it has seen it. `unknown`: it gave no documented answer. */
export type HibpProof = { state: 'shown' | 'unknown'; record: null } | { state: 'missing'; record: string };

/**
 * Asks Have I Been Pwned whether a domain publishes the record that it wants to see; where not, for that record. Call it
 * outside of transactions, for a domain that is proven.
 */
export async function proveDomainToHibp(platform: Platform, domain: string): Promise<HibpProof> {
  const record = await askInTurn(platform, hibpDomain, (means) => readHibpRecord(means, domain));
  if (record === null) return { state: 'unknown', record: null };
  const shown = await askInTurn(platform, hibpDomain, (means) => showRecordToHibp(means, domain));
  if (shown === null) return { state: 'unknown', record: null };
  return shown.told ? { state: 'shown', record: null } : { state: 'missing', record: record.told };
}
