import type { FindingCategory, FindingView } from './types.ts';
import type { ScanWords } from './words/scan-words.ts';

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
 * The service that helps, only where there is something left to solve.
 * @param offered what can be ordered today: a service that is hidden solves nothing, and one is called as it is called there
 */
export function helpFor(
  { category, group, severity }: Pick<FindingView, 'category' | 'group' | 'severity'>,
  offered: readonly OfferedService[],
): { service: OfferedService; words: Help['words'] } | null {
  const isHeavy = severity === 'critical' || severity === 'high';
  const found = isHeavy && (group === 'todo' || group === 'watch') ? help[category] : undefined;
  const service = offered.find(({ id }) => id === found?.service);
  return found && service ? { service: { id: service.id, name: service.name }, words: found.words } : null;
}

/** The same with the words that introduce it. */
export function offerFor(
  finding: Parameters<typeof helpFor>[0],
  offered: readonly OfferedService[],
  { offers }: ScanWords,
): Offer | null {
  const found = helpFor(finding, offered);
  return found && { service: found.service, words: offers[found.words] };
}
