import type { Module } from '#core/base/module.ts';
import { watchingExport } from './data-export.ts';
import * as emails from './emails.ts';
import { eraseAddressWatch } from './erase.ts';
import { followScans } from './internal/follow-scans.ts';
import { takeOverAddress } from './internal/take-over.ts';
import * as jobs from './jobs.ts';
import { watchingKept } from './kept.ts';

/** An account's rows go with the profile, and say nothing once the scans are gone. */
export const watching: Module = {
  name: 'watching',
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  subscriptions: [...followScans, takeOverAddress],
  erasure: [eraseAddressWatch],
  exportSections: watchingExport,
  kept: watchingKept,
};
