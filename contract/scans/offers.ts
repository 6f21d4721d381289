import english from './scan-words.texts.en.ts';
import type { ScanWords } from './scan-words.ts';
import type { FindingCategory, FindingView } from './types.ts';

/** A service of the catalogue that can be ordered. */
export interface OfferedService {
  id: string;
  name: string;
}

/** A service that helps with one kind of finding. */
export interface Offer {
  service: OfferedService;
  words: string;
}

interface Help {
  /** Id in the catalogue. */
  service: string;
  words: keyof ScanWords['offers'];
}

const guidance: Help = { service: 'privacy-guidance-package', words: 'guidance' };
const fraud: Help = { service: 'digital-fraud-risk-analysis', words: 'fraud' };

const help: Readonly<Partial<Record<FindingCategory, Help>>> = {
  credentials: guidance,
  'government-id': fraud,
  financial: fraud,
  location: guidance,
};

/**
 * Only where there is something left to solve.
 * @param offered what can be ordered today: a service that is hidden solves nothing, and one is called as it is called there
 */
export function offerFor(
  { category, group, severity }: Pick<FindingView, 'category' | 'group' | 'severity'>,
  offered: readonly OfferedService[],
  { offers }: ScanWords = english,
): Offer | null {
  const isHeavy = severity === 'critical' || severity === 'high';
  const found = isHeavy && (group === 'todo' || group === 'watch') ? help[category] : undefined;
  const service = offered.find(({ id }) => id === found?.service);
  return found && service ? { service: { id: service.id, name: service.name }, words: offers[found.words] } : null;
}
