import type { Module } from '#core/base/module.ts';
import * as jobs from './jobs.ts';
import { analyticsKept } from './kept.ts';
import { analyticsPermissions } from './policy.ts';

export const analytics: Module = {
  name: 'analytics',
  permissions: analyticsPermissions,
  jobs: Object.values(jobs),
  kept: analyticsKept,
};
