import type { FindingCategory, FindingView } from './types.ts';

/** A service that helps with one kind of finding. */
export interface Offer {
  /** Id in the catalogue. */
  service: string;
  name: string;
  words: string;
}

const guidance: Offer = {
  service: 'privacy-guidance-package',
  name: 'Privacy Guidance Package',
  words: 'Rather not do this alone?',
};
const fraud: Offer = {
  service: 'digital-fraud-risk-analysis',
  name: 'Digital Fraud Risk Analysis',
  words: 'What could somebody do with this?',
};

const offers: Readonly<Partial<Record<FindingCategory, Offer>>> = {
  credentials: guidance,
  'government-id': fraud,
  financial: fraud,
  location: guidance,
};

/** Only where there is something left to solve. */
export function offerFor({
  category,
  group,
  severity,
}: Pick<FindingView, 'category' | 'group' | 'severity'>): Offer | null {
  const isHeavy = severity === 'critical' || severity === 'high';
  return isHeavy && (group === 'todo' || group === 'watch') ? (offers[category] ?? null) : null;
}
