import { copyrightOf, registrationOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';
import type { Block } from './blocks.ts';

/** A message, ready to be set as HTML and as text. */
export interface Letter {
  heading: string;
  preview: string;
  blocks: readonly Block[];
  site: Site;
  /** After the copyright sign. */
  companyLine: string;
}

/** "2024 Quietprint Limited, registered in Hong Kong, company number 123." */
export function companyLineOf(site: Site): string {
  const registration = registrationOf(site);
  const line = copyrightOf(site).replace('© ', '');
  return registration === null ? `${line}.` : `${line}, ${registration}.`;
}
