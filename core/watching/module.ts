import type { Module } from '#core/base/module.ts';
import { watchingExport } from './data-export.ts';
import * as emails from './emails.ts';
import { followScans } from './internal/follow-scans.ts';
import * as jobs from './jobs.ts';
import { watchingKept } from './kept.ts';

/** Its rows go with the profile, and say nothing once the scans are gone. */
export const watching: Module = {
  name: 'watching',
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  subscriptions: followScans,
  exportSections: watchingExport,
  kept: watchingKept,
};
