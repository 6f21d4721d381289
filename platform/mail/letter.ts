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
export function companyLineOf({ company, companyNumber }: Site): string {
  const number = companyNumber === null ? '' : `, company number ${companyNumber}`;
  return `2024 ${company}, registered in Hong Kong${number}.`;
}
