import type { Module } from '#core/base/module.ts';
import { sensitiveExport } from './data-export.ts';
import * as jobs from './jobs.ts';
import { sensitiveKept } from './kept.ts';

/**
 * What sensitive sites say about a user name, for its owner alone. It stands apart from scans on purpose: no report, score, mail,
 * file or view of staff reads it. Its rows go with the user name and with the profile.
 */
export const sensitive: Module = {
  name: 'sensitive',
  jobs: Object.values(jobs),
  exportSections: sensitiveExport,
  kept: sensitiveKept,
};
