import type { Module } from '#core/base/module.ts';
import { removalExport } from './data-export.ts';
import * as emails from './emails.ts';
import * as jobs from './jobs.ts';
import { removalKept } from './kept.ts';
import { removalPermissions } from './policy.ts';

/** Requests to companies, from the letter to its proof. Its rows go with the profile, and cannot be read without its key. */
export const removal: Module = {
  name: 'removal',
  permissions: removalPermissions,
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  exportSections: removalExport,
  kept: removalKept,
};
