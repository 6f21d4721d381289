import type { Module } from '#core/base/module.ts';
import { removalExport } from './data-export.ts';
import { removalKept } from './kept.ts';
import { removalPermissions } from './policy.ts';

/** Requests to companies, from the letter to its proof. Its rows go with the profile, and cannot be read without its key. */
export const removal: Module = {
  name: 'removal',
  permissions: removalPermissions,
  exportSections: removalExport,
  kept: removalKept,
};
