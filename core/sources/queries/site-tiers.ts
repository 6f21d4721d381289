import type { SiteRow } from '#core/sources/sites/row.ts';
import { moreSiteRows, siteRows } from '#core/sources/sites/sites.ts';

const tiers = new Map([...siteRows, ...moreSiteRows].map(({ id, tier }) => [id, tier]));

/** On how many lists the rule of a profile site stands; null for a source that is none. */
export const tierOf = (sourceId: string): SiteRow['tier'] | null => tiers.get(sourceId) ?? null;
