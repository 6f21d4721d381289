import type { Module } from '../module.ts';
import { activityExport } from './data-export.ts';
import * as emails from './emails.ts';
import * as gauges from './gauges.ts';
import * as jobs from './jobs.ts';
import { auditKept } from './kept.ts';
import { auditPermissions } from './policy.ts';

export const audit: Module = {
  name: 'audit',
  permissions: auditPermissions,
  emails: Object.values(emails),
  jobs: Object.values(jobs),
  gauges: Object.values(gauges),
  exportSections: activityExport,
  kept: auditKept,
};
