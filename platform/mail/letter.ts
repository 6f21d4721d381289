import { copyrightOf, registrationOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';
import type { Block } from './blocks.ts';
import type { FrameTexts } from './frame.texts.ts';

/** A message, ready to be set as HTML and as text. */
export interface Letter {
  heading: string;
  preview: string;
  blocks: readonly Block[];
  site: Site;
  /** BCP 47 */
  languageTag: string;
  /** What stands around every message. */
  frame: FrameTexts;
  /** After the copyright sign. */
  companyLine: string;
}

/** "2024 Quietprint Limited, registered in Hong Kong, company number 123." */
export function companyLineOf(site: Site, words: FrameTexts['company']): string {
  const registration = registrationOf(site, words);
  const line = copyrightOf(site).replace('© ', '');
  return registration === null ? `${line}.` : `${line}, ${registration}.`;
}
