import type { Module } from '#core/base/module.ts';
import { identifierExport } from './data-export.ts';
import * as emails from './emails.ts';
import { identifiersKept } from './kept.ts';

/** Its rows go with the profile, and cannot be read any more once the person's key is destroyed. */
export const identifiers: Module = {
  name: 'identifiers',
  emails: Object.values(emails),
  exportSections: identifierExport,
  kept: identifiersKept,
};
